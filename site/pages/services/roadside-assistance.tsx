import { Callout } from '../../components/callout/callout.tsx';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'Some breakdowns need a tow. Others need a set of cables, a jack or a can of gas. Find the sentence that sounds like your car.';

/** Roadside assistance: five small jobs by their symptoms. */
export default function RoadsideAssistanceText() {
  return (
    <>
      <Section title="What is the car telling you?">
        <h3>“It clicks, and nothing turns.”</h3>
        <p>
          That is most often the battery. Switch off the lights and the fan while you wait, and we come with a jump
          start. Then drive to a shop that can test it: a jump wakes a battery up, but it does not heal it.
        </p>
        <h3>“There was a thump, and now it pulls to one side.”</h3>
        <p>
          A flat tire. We fit your spare, if it holds air. Many newer cars have none, so look under the trunk floor
          before you call. Without a spare, the car rides to a tire shop.
        </p>
        <h3>“It coughed and faded, and the needle is on E.”</h3>
        <p>
          Out of fuel. Tell us gas or diesel, and we bring enough for the next station. An electric car with nothing
          left goes <Link to="/services/flatbed-towing/">on a flatbed</Link> to a charger.
        </p>
        <h3>“I can see my keys through the window.”</h3>
        <p>
          Leave the glass and the rubber seals alone; we open the door. Tell us the model, and expect to show that the
          car is yours.
        </p>
        <Callout title="Somebody is locked inside">
          <p>A child or an animal shut in a car, in the sun or in the cold, is a 911 call. Do not wait for us.</p>
        </Callout>
        <h3>“The wheels spin, and I stay where I am.”</h3>
        <p>
          Stop before they dig deeper. In mud or snow at the edge of the pavement, a short pull is enough. If the car
          leans, or has gone down a bank, it needs{' '}
          <Link to="/services/accident-recovery/">a recovery with a winch</Link>.
        </p>
      </Section>
      <Section title="Where you stand comes first">
        <p>
          A wheel change is a small job in a parking lot. An arm’s length from passing trucks it is not a job for
          anyone. If traffic is close, ask for <Link to="/services/emergency-towing-service/">emergency towing</Link>:
          the car is moved first and fixed afterward.
        </p>
        <p>
          On the Turnpike and the Parkway you may repair your own car for up to two hours where that creates no hazard.
          For anyone else’s help there, #95 is the number, and an authorized garage will come.
        </p>
      </Section>
      <Section title="Signs that it is not a small job">
        <ul>
          <li>A red oil or temperature light, or steam. Switch the engine off and leave it off.</li>
          <li>A smell of gas or burning. Everybody out and away, then 911.</li>
          <li>It was jump-started this morning and has died again. The battery is not being charged.</li>
          <li>Two flats, or one flat on a bent wheel.</li>
        </ul>
        <p>
          Any of these calls for <Link to="/services/car-towing/">a tow to a garage</Link>. Say so on the phone, so that
          the right truck comes.
        </p>
      </Section>
      <Section title="Look for these while we drive">
        <Checklist>
          <li>The small socket for locking lug nuts, often in the glove compartment.</li>
          <li>The battery, if it is not under the hood. Some live in the trunk, some beneath a seat.</li>
          <li>The fuel type, often printed inside the fuel door.</li>
          <li>A level place a few yards farther on, if the car still rolls to it.</li>
        </Checklist>
      </Section>
    </>
  );
}

/** What a driver with a small trouble asks. */
export const questions: readonly Question[] = [
  {
    question: 'How far can I go on the small spare?',
    answer: [
      'Read its sidewall, which gives a top speed. A spare like that is meant to get you to a tire shop, not through the week.',
    ],
  },
  {
    question: 'What if the jump start does not work?',
    answer: [
      'Then the trouble lies deeper and the car has to go to a garage. Tell the operator where, ask what the tow adds to the price, and decide before anything is hooked up.',
    ],
  },
  {
    question: 'Do you repair engines at the roadside?',
    answer: [
      'No. Roadside assistance gets a sound car moving again. Whatever needs parts, a lift or a diagnosis belongs in a garage.',
    ],
  },
];
