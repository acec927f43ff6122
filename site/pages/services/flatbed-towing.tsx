import { flatbedPounds } from '../../business/claims.ts';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'A flatbed carries a vehicle with every wheel off the road. For some cars that is a comfort. For others it is the only way to travel.';

/** Flatbed towing: which vehicles need it, then how they go up. */
export default function FlatbedTowingText() {
  return (
    <>
      <Section title="What belongs on a flatbed">
        <p>Any car may ride on one. These should:</p>
        <ul>
          <li>
            <strong>All-wheel and four-wheel drive.</strong> The front and rear wheels are joined through the
            drivetrain. Lift one pair and let the other roll, and something in between turns that was not meant to.
          </li>
          <li>
            <strong>Many electric cars.</strong> Their wheels are geared to the motor, so they travel with no wheel
            turning at all.
          </li>
          <li>
            <strong>Low cars.</strong> A long nose scrapes on a steep deck, so ramps or boards go under the tires to
            flatten the climb. Mention it when you call.
          </li>
          <li>
            <strong>Cars that do not roll.</strong> A locked wheel, a broken axle, a tire torn from its rim.
          </li>
          <li>
            <strong>Cars you do not know yet.</strong> Just bought, no manual, no history. When in doubt, let nothing
            turn.
          </li>
        </ul>
      </Section>
      <Section title="Motorcycles, upright">
        <p>
          A motorcycle stands on the deck with its front wheel in a chock and soft straps on its frame. The straps stay
          off the grips and the bodywork. Take the bags off, unlock the steering, and keep your helmet with you.
        </p>
      </Section>
      <Section title="How a car gets on">
        <Steps
          steps={[
            {
              title: 'The deck comes down',
              text: 'It slides back and tilts until its edge meets the pavement. That takes a truck’s length of clear road, so tell us about a narrow street.',
            },
            {
              title: 'The car goes up',
              text: 'At walking pace, drawn by the winch. You watch from the side, well clear of the line.',
            },
            {
              title: 'The straps go on',
              text: 'They hold the car by its wheels or its frame. Then the deck slides home and lies level.',
            },
            {
              title: 'You walk around it',
              text: 'Look at the straps together with the operator, ask what you like, and take a picture of each side.',
            },
          ]}
        />
      </Section>
      <Section title="What the deck will carry">
        <Figures figures={[{ value: flatbedPounds, label: 'flatbed capacity' }]} />
        <p>
          Cars and SUVs stay below that, and so do many pickups and vans. The label in the driver’s door frame gives the
          most that your vehicle may weigh when loaded. Tools and cargo count. Above the limit,{' '}
          <Link to="/services/heavy-duty-towing/">heavy-duty towing</Link> takes over.
        </p>
      </Section>
      <Section title="Have these ready">
        <Checklist>
          <li>The key or fob, even if the car is dead: the steering and the shifter may be locked without it.</li>
          <li>The owner’s manual, open at the page on towing.</li>
          <li>The towing eye, a bolt with a ring that often lies beside the jack.</li>
          <li>The height of anything on the roof.</li>
        </Checklist>
      </Section>
      <Section title="When a flatbed is more than you need">
        <p>
          A front-wheel-drive sedan with a dead engine, two miles from its garage, travels just as well with its nose in
          a wheel-lift. A low parking garage may leave no other choice. The page on{' '}
          <Link to="/services/car-towing/">car towing</Link> compares the two. And if the battery is the only thing
          wrong, <Link to="/services/roadside-assistance/">roadside assistance</Link> may save you the tow.
        </p>
      </Section>
    </>
  );
}

/** What an owner of such a car asks. */
export const questions: readonly Question[] = [
  {
    question: 'How can I tell whether my car has all-wheel drive?',
    answer: [
      'Look for AWD, 4WD or 4x4 on the trunk lid, or for the maker’s own word for it in the manual. If you are still unsure, say so. A flatbed is right either way.',
    ],
  },
  {
    question: 'My electric car has no power left. Can it be loaded?',
    answer: [
      'It can, with more care. Without power many electric cars hold their parking brake and will not go into neutral, so tell the dispatcher the model and that it is dead. If the manual describes a tow or transport mode, have that page ready.',
    ],
  },
  {
    question: 'Do I have to empty the car first?',
    answer: [
      'No. Take what you need today, and anything that could slide or fly about. Heavy cargo is another matter, because it counts toward the weight on the deck.',
    ],
  },
];
