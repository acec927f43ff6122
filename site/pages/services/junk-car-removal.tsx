import { recyclableShare } from '../../business/claims.ts';
import { Checklist } from '../../components/checklist/checklist.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'It has not moved for two winters, and the grass has grown up around its wheels. It can still leave, and most of it will be used again.';

/** Junk car removal: the papers, the way out, and what becomes of the car. */
export default function JunkCarRemovalText() {
  return (
    <>
      <Section title="Start with the paper">
        <p>
          A car needs its papers even for its last trip. You will be asked for the title or the registration when it is
          handed over, so look for them now, in daylight, before you set a date. If the title is lost, ask the Motor
          Vehicle Commission about a copy. If the car belonged to a parent who has died, if your name is one of two, or
          if a bank still holds a loan on it, tell us when you call.
        </p>
      </Section>
      <Section title="Is it really finished?">
        <p>
          A dead battery and four soft tires do not make a junk car.{' '}
          <Link to="/services/roadside-assistance/">A jump start</Link> or{' '}
          <Link to="/services/car-towing/">a tow to a mechanic</Link> may bring good news. When the floor has rusted
          through, or the repair costs more than the car would fetch, it is time.
        </p>
      </Section>
      <Section title="Where it goes">
        <Figures figures={[{ value: recyclableShare, label: 'of a car is recyclable' }]} />
        <p>
          Most of a car is metal, and metal can be melted and poured again. Before that the fluids are drained, the
          battery and the tires go their own ways, and a good door or starter may see another few years on somebody
          else’s car. A sedan that looks like trash is mostly raw material.
        </p>
      </Section>
      <Section title="Can a truck reach it?">
        <p>
          A car with air in its tires and a key in its lock rolls straight out. Anything else takes some preparing, so
          tell us:
        </p>
        <ul>
          <li>
            <strong>No key.</strong> The steering may be locked straight, or worse, turned.
          </li>
          <li>
            <strong>No wheels, or flat ones.</strong> It is winched, and the lawn will show it.
          </li>
          <li>
            <strong>Sunk in.</strong> Two winters of mud hold on. Dig the tires free if you can.
          </li>
          <li>
            <strong>Shut in.</strong> Measure the gate. Move the boat. Ask the neighbor whose car stands in front.
          </li>
        </ul>
        <p>
          If the wreck is fresh and still where it crashed, that is{' '}
          <Link to="/services/accident-recovery/">accident recovery</Link>, and the police may have to agree first.
        </p>
      </Section>
      <Section title="Take these out first">
        <Checklist>
          <li>
            Everything in the glove compartment, the door pockets and under the seats. Lift the trunk floor as well.
          </li>
          <li>The toll tag and the garage-door opener.</li>
          <li>Your contacts and your home address, from the car’s own screen.</li>
          <li>The license plates. Ask the Motor Vehicle Commission what to do with them.</li>
          <li>Nothing from the engine, unless you told us. The quote was for the car you described.</li>
        </Checklist>
      </Section>
      <Section title="The day it leaves">
        <p>
          Agree on the terms beforehand; the quote is free, and it can only be as good as your description. Say what is
          missing, engine included. On the day, have the papers and the key in your hand and somebody at home who can
          sign. Ask for a receipt and keep it with a copy of the title. If a letter ever comes about that car, you will
          be glad to have the date.
        </p>
      </Section>
    </>
  );
}

/** What somebody with an old car in the yard asks. */
export const questions: readonly Question[] = [
  {
    question: 'Should I drain the fuel and the oil before you come?',
    answer: [
      'No. Leave the fluids to the recycler, who has the tanks for them. Oil in a bucket is more trouble than oil in an engine. Only tell us if something leaks.',
    ],
  },
  {
    question: 'Can I fill it with other things I want to be rid of?',
    answer: [
      'Please do not. Paint, mattresses and household trash have to be sorted out again at the yard, and loose things fall off a truck.',
    ],
  },
  {
    question: 'The car is not in my name. Can I have it removed?',
    answer: [
      'Only its owner can give it away. If it was left on your land by somebody else, ask the police what to do before you call for a truck.',
    ],
  },
];
