import { kmPerMile } from '../../business/geography.ts';
import { type Box, boxAround, holds, overlaps, type Spot } from './boxes.ts';

/** Miles that rings and rulers go by. */
const steps = [1, 2, 5, 10, 25, 50];
/** Which way from the middle a ring's number stands, the best first: in radians, clockwise from the east. */
const ways = [3, 1, 5, 7, 2.5, 1.5, 3.5, 0.5, 4.5, 5.5, 6.5, 7.5, 2, 4, 6, 0].map((eighth) => (eighth * Math.PI) / 4);

/** The miles from one ring to the next, so that at most three lie within so many kilometers. */
export const ringStep = (kilometers: number) => steps.find((step) => kilometers / kmPerMile / step < 4) ?? 100;

/** The rings' miles: those well within so many kilometers. */
export function ringsWithin(kilometers: number): readonly number[] {
  const step = ringStep(kilometers);
  return [1, 2, 3].map((count) => count * step).filter((miles) => miles * kmPerMile < kilometers * 0.9);
}

/** Where a ring's number covers nothing, if there is such a place. */
export function ringSpot(middle: Spot, radius: number, taken: readonly Box[], frame: Box, size: number) {
  return ways
    .map((way) => ({ x: middle.x + Math.cos(way) * radius, y: middle.y + Math.sin(way) * radius }))
    .find((spot) => {
      const box = boxAround(spot, size * 2.6, size * 1.2);
      return holds(frame, box) && !taken.some((other) => overlaps(box, other));
    });
}
