import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = {
  question: 'Where did the car stop?',
  danger: [
    md`Hurt? Don’t feel safe? Call [911](tel:911), wherever the car is.`,
    md`Smoke, fire or a smell of gas? Everyone out on the side away from traffic and well away, then call 911.`,
  ],
  /** After the name of a toll road. */
  dial: 'dial by hand',
  /** The same in one line, a place before each number. */
  inLine: {
    danger: 'Hurt, smoke, fire, in a lane or afraid',
    tollRoads: '{state: toll-road-question}',
    ours: '{if tollRoads}Safe, on any other road?{end}{unless tollRoads}Safe where you are?{end}',
  },
  lane: {
    title: 'In a lane, or nowhere safe to go',
    answer: md`Stay in with your seat belts and hazard lights on, and do what the dispatcher tells you.`,
  },
  /** Only where the company's state has toll roads with numbers of their own. */
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: '{if tollRoads}On another road’s shoulder{end}{unless tollRoads}On the shoulder{end}',
    answer: md`Safe place to go, such as solid ground behind a guardrail? Everyone out on the side away from traffic, and wait there, well clear of the car. Then tell us the road, your direction and the last exit. Nowhere safe? Stay in with your seat belts on and call 911.{unless roundTheClock} {weAnswer}{end}`,
  },
  off: {
    title: 'In a driveway, a lot or at the curb',
    answer: md`Take your time. Tell us the address and what the car is doing.{unless roundTheClock} {weAnswer}{end}`,
  },
};
