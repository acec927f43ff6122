import { md } from '../md.ts';

/** The question that tells whom to call, and an answer for each place. */
export const whoToCall = {
  question: 'Where did the car stop?',
  danger: md`Hurt? Smoke or fire? Don’t feel safe? Call [911](tel:911), wherever the car is.`,
  /** After the name of a toll road. */
  dial: 'dial by hand',
  /** The same in one line, a place before each number. */
  inLine: {
    danger: 'Hurt, smoke, fire, in a lane or afraid',
    ours: '{if tollRoads}Safe on any other road{end}{unless tollRoads}Safe where you are{end}',
  },
  lane: {
    title: 'In a lane, or nowhere safe to go',
    answer: md`Stay in with your seat belts and hazard lights on, and do what the dispatcher tells you. Police can close a lane. We can’t.`,
  },
  /** Only where the company's state has toll roads with numbers of their own. */
  tollRoad: {
    title: '{state: toll-road-place}',
    answer: md`{state: toll-road-answer}`,
  },
  shoulder: {
    title: '{if tollRoads}On another road’s shoulder{end}{unless tollRoads}On the shoulder{end}',
    answer: md`Get everyone out on the side away from traffic and well clear of the car. Then tell us the road, your direction and the last exit.{unless roundTheClock} {weAnswer}{end}`,
  },
  off: {
    title: 'In a driveway, a lot or at the curb',
    answer: md`Take your time. Tell us the address and what the car is doing.{unless roundTheClock} {weAnswer}{end}`,
  },
};
