import { useBusiness } from '../../business/business.ts';
import { Choice, Comparison } from '../../components/comparison/comparison.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'A car that will not start, or should not be driven, has to get to somebody who can fix it. Tell us a few things about it, and we know which truck to send.';

/** Car towing: the two trucks compared, then what to tell us and where to send the car. */
export default function CarTowingText() {
  const { township } = useBusiness();
  return (
    <>
      <Section title="Wheel-lift or flatbed?">
        <p>You do not have to decide. It helps to know why we ask so many questions.</p>
        <Comparison>
          <Choice title="Wheel-lift">
            <p>Two wheels are lifted. The other two roll along behind the truck.</p>
            <ul>
              <li>Good for short tows of front-wheel and rear-wheel drive.</li>
              <li>Fits into tight streets and under low ceilings.</li>
              <li>Lifts the end that drives: an automatic is not towed with its driven wheels on the road.</li>
            </ul>
          </Choice>
          <Choice title="Flatbed">
            <p>The whole car rides on a deck, and nothing touches the road.</p>
            <ul>
              <li>Right for all-wheel drive and for many electric cars.</li>
              <li>Carries cars with bent, locked or missing wheels.</li>
              <li>Easier on the car over a long way.</li>
            </ul>
            <p>
              There is more on the page about <Link to="/services/flatbed-towing/">flatbed towing</Link>.
            </p>
          </Choice>
        </Comparison>
      </Section>
      <Section title="Five things to tell us">
        <ol>
          <li>
            <strong>What it is.</strong> Make, model and year, and which wheels drive it, if you know.
          </li>
          <li>
            <strong>What still works.</strong> Does it roll? Does it steer? Will it go into neutral? A car that will not
            roll needs different gear from one that will not start.
          </li>
          <li>
            <strong>How it stands.</strong> Nose to the wall, between two neighbors, on wet grass, on the third level of
            a garage. Read us the number on the clearance sign.
          </li>
          <li>
            <strong>Who has the key.</strong> You, the valet, a friend on a plane.
          </li>
          <li>
            <strong>Where it goes.</strong> The garage’s name and street, and whether anyone is there to take it in.
          </li>
        </ol>
      </Section>
      <Section title="If you have not chosen a garage">
        <p>
          Call one before you call us. Ask whether it has room this week, and whether a car may be left outside hours;
          some garages have a slot in the door for keys. On a Sunday night your own driveway is often the better
          address. The car is safe there, and you can ask around on Monday with a cup of coffee in your hand.
        </p>
        <p>
          It need not be a garage in {township}. If the one mechanic who understands the car is several hours away, that
          is <Link to="/services/long-distance-towing/">long-distance towing</Link>, and worth a little planning.
        </p>
      </Section>
      <Section title="At the curb">
        <p>
          Take the car key off your ring and keep the rest. Take the garage-door opener, the medicine and the child seat
          too: you will want them before you see the car again. Show the operator the scratch that was there last week.
          Then confirm the address and ask what the price covers, before the wheels leave the ground.
        </p>
      </Section>
      <Section title="Is this the tow you want?">
        <ul>
          <li>
            It only clicks when you turn the key: try{' '}
            <Link to="/services/roadside-assistance/">roadside assistance</Link> first.
          </li>
          <li>
            Traffic passes close to where it stopped: that is{' '}
            <Link to="/services/emergency-towing-service/">emergency towing</Link>, and your safety comes before the
            car’s.
          </li>
          <li>
            The repair would cost more than the car is worth: perhaps its last trip is{' '}
            <Link to="/services/junk-car-removal/">junk car removal</Link>.
          </li>
        </ul>
      </Section>
    </>
  );
}

/** What a car's owner asks. */
export const questions: readonly Question[] = [
  {
    question: 'Can you tow a car that has lost its key?',
    answer: [
      'Tell us before the truck leaves. Without a key the steering may be locked and the wheels may not turn, which usually means a flatbed. Have the registration at hand to show that the car is yours.',
    ],
  },
  {
    question: 'Do I have to be there?',
    answer: [
      'It is best if you are, or if somebody you trust is. If nobody can be, settle with the dispatcher where the key will be, who answers the phone, and who pays.',
    ],
  },
  {
    question: 'Could I not just drive it to the garage slowly?',
    answer: [
      'Not with a red oil or temperature light, not with soft brakes, and not with a wheel that wobbles. A few slow miles can turn a small repair into a large one, or leave you stopped in a worse place.',
    ],
  },
];
