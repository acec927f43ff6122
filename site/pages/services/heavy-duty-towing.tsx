import { flatbedPounds, heavyDutyPounds } from '../../business/claims.ts';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'A loaded truck is not a big car. Its weight, its load and the ground under it decide what equipment comes and how the job is done.';

/** Heavy-duty towing: weight, load and scene, then what a fleet settles beforehand. */
export default function HeavyDutyTowingText() {
  return (
    <>
      <Figures figures={[{ value: heavyDutyPounds, label: 'heavy-duty capacity' }]} />
      <Section title="Weight: the vehicle and everything in it">
        <p>
          Box trucks, dump trucks, buses, motor homes, tractors and their trailers: we tow them up to {heavyDutyPounds},
          load included. The figure on a scale ticket or a bill of lading is better than a guess. A full tractor-trailer
          can weigh more than we take. Better to learn that on the phone than on the shoulder.
        </p>
      </Section>
      <Section title="The load">
        <ul>
          <li>
            <strong>Is it marked as dangerous?</strong> With a hazard placard, or a leak you cannot name, get upwind and
            call 911. The fire department leads, and we come when they let us.
          </li>
          <li>
            <strong>Has it moved?</strong> A trailer that leans may go over when the doors open. Leave them shut.
          </li>
          <li>
            <strong>Can it wait?</strong> Passengers, animals and frozen food need plans of their own. Start those calls
            now.
          </li>
        </ul>
      </Section>
      <Section title="The scene">
        <p>
          Is it on the pavement or off it? Upright, leaning, or on its side? What is under the wheels, and what hangs
          over them: wires, a bridge, branches? Who has closed which lane? How much room is there in front? Take a few
          pictures from a safe place and you can answer all of this without walking back.
        </p>
      </Section>
      <Section title="From the call to the yard">
        <Steps
          steps={[
            {
              title: 'A plan on the phone',
              text: 'Weights, axles, load, ground and destination. Ten minutes of questions can save a second truck.',
            },
            {
              title: 'A look before the lift',
              text: 'The operator walks around it, tests the ground and agrees on the plan with the driver, and with the police where they hold the road.',
            },
            {
              title: 'Brakes and driveline',
              text: 'Air brakes lock when their pressure is gone, so they are released first. The wheels that drive are lifted, or uncoupled from the engine.',
            },
            {
              title: 'The road, and the gate',
              text: 'Name the person who will let the truck in. A locked yard at midnight is a poor end to a long night.',
            },
          ]}
        />
      </Section>
      <Section title="Fleets: settle it on a quiet day">
        <p>
          On the Turnpike and the Parkway, a truck or bus company has choices that a family car does not. It may hold a
          permit for its own towing, or name its service provider beforehand (New Jersey Administrative Code, §
          19:9-1.14(d)). Ask the Turnpike Authority. Without either, your driver dials #95 like everyone else.
        </p>
        <p>In every cab, keep a card with:</p>
        <Checklist>
          <li>unit number, plate, VIN, height and empty weight</li>
          <li>who may approve a tow at 3 a.m., and a number that rings</li>
          <li>which shop or yard to use, region by region</li>
          <li>how the bill is paid, and any purchase order it needs</li>
        </Checklist>
      </Section>
      <Section title="When a smaller truck will do">
        <p>
          A pickup, a van or a small box truck of up to {flatbedPounds} goes more simply{' '}
          <Link to="/services/flatbed-towing/">on a flatbed</Link>. A vehicle on its side or down a bank is first a case
          for <Link to="/services/accident-recovery/">accident recovery</Link>. A bus that is due in another yard next
          week can travel as a <Link to="/services/long-distance-towing/">planned long-distance tow</Link>.
        </p>
      </Section>
    </>
  );
}

/** What a fleet manager or the owner of a motor home asks. */
export const questions: readonly Question[] = [
  {
    question: 'Can a tractor be towed with its trailer attached?',
    answer: [
      'That depends on their weight together and on whether the trailer’s brakes and tires are sound. Give us both weights. If the pair is too much, they travel one after the other.',
    ],
  },
  {
    question: 'What should I do with a motor home before the truck comes?',
    answer: [
      'Shut the propane off at the tank, pull in the slide-outs, the awning and the steps, and tie the cabinets closed. Tell us its length, its height and which axle drives.',
    ],
  },
  {
    question: 'Can a company pay for a large job over time?',
    answer: ['Yes, we make payment plans for larger jobs. Ask for the terms before the work begins.'],
  },
];
