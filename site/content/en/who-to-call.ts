import type { Conditions } from '../conditions.ts';
import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = ({ tollRoads, roundTheClock }: Conditions) => ({
  question: 'Where did the {vehicle} stop?',
  danger: [
    md`Hurt? Don’t feel safe? Call [911](tel:911), wherever you are.`,
    md`Smoke, fire or a gas smell? Get everyone out on the side away from traffic, get well away, then call 911.`,
  ],
  /** Between the name of a toll road and its number, which no link can dial. */
  dial: 'key in',
  /** The same in one line, a place before each number. */
  inLine: {
    danger: 'Hurt? Smoke or fire? In a lane? Don’t feel safe?',
    tollRoads: '{state: toll-road-question}',
    ours: tollRoads ? 'Safe, on any other road?' : 'Safe where you are?',
  },
  lane: {
    title: 'In a lane, or nowhere safe to go',
    answer: md`Stay in with your seat belts and hazard lights on, call 911 and do what the dispatcher says.`,
  },
  /** Only where the company's state has toll roads with numbers of their own. */
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: tollRoads ? 'On another road’s shoulder' : 'On the shoulder',
    answer: md`Solid ground you can see, such as behind a guardrail? Get everyone out on the side away from traffic and wait there, well clear of the {vehicle}, never in front of it or behind it. Then tell us the road, your direction and the last exit. None, or on a bridge? Stay in with your seat belts and hazard lights on, and call 911.${roundTheClock ? '' : ' {weAnswer} {afterHours}'}`,
  },
  off: {
    title: 'In a driveway, a lot or at the curb',
    answer: md`Take your time. Tell us the address and what the {vehicle} is doing.${roundTheClock ? '' : ' {weAnswer} {afterHours}'}`,
  },
});
