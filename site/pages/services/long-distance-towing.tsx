import { useBusiness } from '../../business/business.ts';
import { longDistanceMiles } from '../../business/claims.ts';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'Sometimes the garage you trust is three counties away, or the car has a new owner in another state. A long tow is a trip, and a trip needs a plan.';

/** Long-distance towing: whether it pays, how it is planned, who rides. */
export default function LongDistanceTowingText() {
  const { township } = useBusiness();
  return (
    <>
      <Section title="Is it worth the miles?">
        <p>
          Ask first what the same repair would cost close to where the car is now. A long tow earns its keep when only
          one shop knows the model, when a warranty ties you to one dealer, when the car has been sold, or when you are
          moving and it does not run. For an alternator it seldom does. A{' '}
          <Link to="/services/car-towing/">tow to a garage nearby</Link> has you driving again sooner.
        </p>
      </Section>
      <Section title="How far we go">
        <Figures figures={[{ value: longDistanceMiles, label: 'longest tow' }]} />
        <p>
          From {township} that reaches southern Maine in one direction and Virginia in the other. Measure by road, not
          with a ruler.
        </p>
      </Section>
      <Section title="Two addresses, two people">
        <p>A local tow needs one conversation. A long one needs both ends to agree.</p>
        <Steps
          steps={[
            {
              title: 'Ask for a quote',
              text: 'It is free. Give us both addresses, the car, and whether it rolls. Ask whether tolls and waiting are in the figure.',
            },
            {
              title: 'Find the person at the far end',
              text: 'Somebody has to take the key. Get a first name, a mobile number and the hour when the shop closes.',
            },
            {
              title: 'Choose a day with room in it',
              text: 'Stay clear of holiday weekends and snow. Offer a second date and you make it easier for everyone.',
            },
            {
              title: 'Keep your phone on',
              text: 'If a road is closed or a gate is locked, a driver four hours from home will want to reach you.',
            },
          ]}
        />
      </Section>
      <Section title="Who rides, and how">
        <p>
          The car rides <Link to="/services/flatbed-towing/">on a flatbed</Link> as a rule, since nothing that stands
          still for three hundred miles wears out. A motor home or a truck goes under{' '}
          <Link to="/services/heavy-duty-towing/">heavy-duty towing</Link>.
        </p>
        <p>
          You may not ride at all. A cab has as many places as it has belts, so ask about yours before you count on it,
          and say early if there are children or a dog. Nobody travels in the car itself.
        </p>
      </Section>
      <Section title="The evening before">
        <Checklist>
          <li>Take the toll tag off the windshield, or the toll gantries may charge you for the ride.</li>
          <li>Clear the trunk and the roof box. Loose things find the paint.</li>
          <li>Photograph all four sides, the wheels and the odometer.</li>
          <li>Switch the alarm off, or write down how.</li>
          <li>Put one key on a tag with your name, and keep the spare.</li>
          <li>Let the tank run low. Fuel is only weight now.</li>
        </Checklist>
      </Section>
      <Section title="Broken down tonight?">
        <p>
          Do not plan three states from a shoulder. Let an{' '}
          <Link to="/services/emergency-towing-service/">emergency tow</Link> bring the car somewhere safe, sleep, and
          arrange the long leg by daylight, when the far garage picks up its phone. If the price is large, ask about a
          payment plan while you are at it.
        </p>
      </Section>
    </>
  );
}

/** What somebody who plans such a trip asks. */
export const questions: readonly Question[] = [
  {
    question: 'What if the car arrives after the shop has closed?',
    answer: [
      'Plan as if it will. Ask the shop where a car may stand overnight and how the key gets inside. If there is no good answer, send the car to a home address and have it towed the last mile in the morning.',
    ],
  },
  {
    question: 'How long will the trip take?',
    answer: [
      'Longer than you would need. A loaded truck drives more slowly than a car and stops to check the straps. Ask for a window of hours instead of a time on the clock.',
    ],
  },
  {
    question: 'Can you pick up a car far away and bring it here?',
    answer: [
      `Ask us for a quote, with the same limit of ${longDistanceMiles} in mind. The truck drives out empty, so the sooner we know, the better, and we need the name of the person who hands over the car.`,
    ],
  },
];
