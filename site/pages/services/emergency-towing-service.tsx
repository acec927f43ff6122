import { useBusiness } from '../../business/business.ts';
import { averageResponse, hours } from '../../business/claims.ts';
import { CallLink } from '../../components/call-link/call-link.tsx';
import { Callout } from '../../components/callout/callout.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Link } from '../../components/link/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps } from '../../components/steps/steps.tsx';
import type { Question } from '../../words/faq.ts';

/** The opening words under the heading. */
export const lead =
  'First the people, then the car. Here is what to do in the next five minutes, and what happens once a truck is on its way.';

/** Emergency towing: what to do now stands before what we do. */
export default function EmergencyTowingText() {
  const { township } = useBusiness();
  return (
    <>
      <Callout title="First: is this a 911 call?">
        <p>
          It is if somebody is hurt, if something is burning or smoking, or if the car is stopped in a lane of traffic.
          Dial 911. The police can close a lane, and a tow truck cannot. Call us when they know where you are.
        </p>
      </Callout>
      <Section title="The next five minutes">
        <Steps
          steps={[
            {
              title: 'Roll as far right as you can',
              text: 'A car that still moves can get to the shoulder, a ramp or a parking lot, even on a flat tire. A wheel can be replaced.',
            },
            {
              title: 'Put the hazard lights on',
              text: 'They tell the drivers behind you that you are not moving. Leave them flashing until the truck is there.',
            },
            {
              title: 'Put metal between you and the traffic',
              text: 'Get out on the far side and stand behind the guardrail, well away from the car. If there is no safe way out, stay inside with your belt on.',
            },
            {
              title: 'Work out where you are',
              text: 'The road, your direction, and the last exit, mile marker or store that you passed. Write it down if your hands are shaking.',
            },
            {
              title: 'Call, and begin with the danger',
              text: 'Say whether everyone is clear of the traffic. After that come the place, the car and what it did.',
            },
          ]}
        />
      </Section>
      <Section title="How soon we come">
        <Figures figures={[{ value: averageResponse, label: 'average response time' }]} />
        <p>
          That is an average over many calls, never a promise for one. Snow or a closed lane can stretch it. A truck
          that has just finished a job nearby can shorten it. Ask the dispatcher for an estimate, and call <CallLink />{' '}
          again if the car slides or the traffic moves closer. The line is open {hours}, for {township} and the towns
          around it.
        </p>
      </Section>
      <Section title="When the place is the problem">
        <p>You do not have to know what broke. It is an emergency if you cannot stay where you are:</p>
        <ul>
          <li>The car has died on a shoulder, a bridge, a ramp or just past a bend.</li>
          <li>The brakes have gone soft, or the steering no longer answers.</li>
          <li>It is late and cold, and there are children in the back.</li>
          <li>You are alone, and the spot does not feel safe.</li>
        </ul>
        <p>
          In a driveway or a parking lot there is time. There{' '}
          <Link to="/services/car-towing/">an ordinary car tow</Link> does the same job at an hour that suits you. If a
          jump start, a spare or some fuel would get you going, ask for{' '}
          <Link to="/services/roadside-assistance/">roadside assistance</Link>. After a crash, see{' '}
          <Link to="/services/accident-recovery/">accident recovery</Link> first: the police may choose the tow.
        </p>
      </Section>
      <Section title="Turnpike and Parkway: dial #95 instead">
        <p>
          On the New Jersey Turnpike and the Garden State Parkway we may not come to you. Only garages authorized by the
          Turnpike Authority tow there. Dial #95 from your mobile phone. Their truck takes the car off at the nearest
          exit ahead, and we can take it on from there.
        </p>
      </Section>
      <Section title="Once the truck is there">
        <p>
          Let the operator come to you. You will be asked where the car should go. At two in the morning “I don’t know”
          is a fair answer: your driveway tonight, the garage when it opens.
        </p>
      </Section>
    </>
  );
}

/** What a driver in this spot asks. */
export const questions: readonly Question[] = [
  {
    question: 'What if I cannot say where I am?',
    answer: [
      'Open the map on your phone and read out the road and the nearest crossing. Without a map, name the last town, exit or store sign that you remember, and say how long ago you passed it. The dispatcher will work from there.',
    ],
  },
  {
    question: 'May I wait somewhere warmer than the car?',
    answer: [
      'Yes, if you can get there without walking along the traffic or across it. Leave the hazard lights on, take the key with you, and tell the dispatcher where you will be. The operator will need the key, and a word from you about where the car should go.',
    ],
  },
  {
    question: 'My phone is nearly dead. What now?',
    answer: [
      'Say so in your first sentence and give the place before anything else. Agree that you will stay within sight of the car. Then hang up and save what is left for 911.',
    ],
  },
];
