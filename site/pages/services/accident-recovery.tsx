import { useBusiness } from '../../business/business.ts';
import { Callout } from '../../components/callout/callout.tsx';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead = 'After a crash the first call goes to 911. The car comes last, and this page keeps that order.';

/** Accident recovery: people, then the police, then the car. */
export default function AccidentRecoveryText() {
  const { township } = useBusiness();
  return (
    <>
      <Callout title="911 before anything else">
        <p>
          Call even if the injury looks slight, or if all you see is a blocked lane or something dripping. Switch the
          engine off if you can reach the key. Do not move a person who is badly hurt unless fire or traffic leaves you
          no choice.
        </p>
      </Callout>
      <Section title="Who chooses the tow">
        <p>
          Where the police handle a crash or close a lane, they decide who tows, and they work from the municipality’s
          list. The road has to open again, and there is no time for drivers to shop around.
        </p>
        <p>
          You still have a say in what comes next. Before the car leaves, ask three things and write the answers down:
          which company, which yard, which number to call in the morning. If you want the car somewhere else after that,
          we can pick it up at the yard as <Link to="/services/car-towing/">a plain car tow</Link>.
        </p>
        <p>
          Where the police leave the choice to you, or where the car has slid off a back road near {township} and
          everyone is well, the choice is yours from the start.
        </p>
      </Section>
      <Section title="What we have to know">
        <Checklist>
          <li>What is leaking, and how fast.</li>
          <li>Whether an airbag has gone off.</li>
          <li>
            Whether it is electric or a hybrid. Its battery may be damaged where you cannot see it, so tell 911 as well.
          </li>
          <li>How it came to rest: on its wheels, its side or its roof, and how far from the pavement.</li>
          <li>Whether all four wheels still point the same way.</li>
          <li>What is close by: wires, water, trees, a gas meter.</li>
        </Checklist>
      </Section>
      <Section title="Keep away from the line">
        <p>
          A car in a ditch comes out on a winch line, and that line is under great strain. If it or its anchor lets go,
          it is faster than you are. Nobody stands beside it. Nobody steps over it. Nobody sits in the car to steer.
          Watch from well back and off to the side, with the children’s hands in yours.
        </p>
        <Steps
          steps={[
            {
              title: 'Reading the ground',
              text: 'The operator looks at the slope, the soil and what the car is caught on, then picks the direction of the pull.',
            },
            {
              title: 'A slow pull',
              text: 'Slow enough to stop for a root or a rock. Sometimes the line is moved and the pull begins again from another side.',
            },
            {
              title: 'Onto the deck',
              text: 'A car that has been in a ditch may have damage nobody can see, so it travels on a flatbed and is not driven off.',
            },
          ]}
        />
        <p>
          A truck or a bus takes more than one winch and more than one plan: see{' '}
          <Link to="/services/heavy-duty-towing/">heavy-duty towing</Link>.
        </p>
      </Section>
      <Section title="Before it is out of sight">
        <p>
          Empty the glove compartment. People forget the insurance card, the toll tag and the house keys, and a yard
          keeps office hours. Take your pictures from a safe place, of the damage and of how the cars stood.
        </p>
        <p>
          Then call your insurer and ask where they want the car looked at. We work with insurance claims; have the
          policy and claim numbers handy. If they total the car and it stays yours,{' '}
          <Link to="/services/junk-car-removal/">junk car removal</Link> is the last chapter.
        </p>
      </Section>
    </>
  );
}

/** What somebody asks an hour after a crash. */
export const questions: readonly Question[] = [
  {
    question: 'Should I start the engine to see whether the car still drives?',
    answer: [
      'Not if anything drips under it, if an airbag has opened, or if a wheel is crooked. Even a car that starts may have lost its steering or its brakes. Let somebody look first.',
    ],
  },
  {
    question: 'A tow truck has stopped that nobody called. Do I have to use it?',
    answer: [
      'Ask the officer at the scene. A truck that neither you nor the police sent for has no claim on your car, and you can keep the key in your pocket.',
    ],
  },
  {
    question: 'Nobody is hurt and the car only slid off the road. Is that an accident?',
    answer: [
      'It is still a recovery, because a winch is needed. If the car hit anything, such as a sign, a fence or another car, call the police before you move it.',
    ],
  },
];
