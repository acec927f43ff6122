export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export interface Line {
  from: Spot;
  to: Spot;
}

export const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const holds = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** The place in a box that is nearest to a spot. */
export const nearestIn = (box: Box, { x, y }: Spot): Spot => ({
  x: Math.min(Math.max(x, box.x), box.x + box.width),
  y: Math.min(Math.max(y, box.y), box.y + box.height),
});

/** Which side of a line a spot is on. */
const turn = ({ from, to }: Line, { x, y }: Spot) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

export const crosses = (a: Line, b: Line) => turn(a, b.from) !== turn(a, b.to) && turn(b, a.from) !== turn(b, a.to);

export const isIn = ({ x, y }: Spot, box: Box) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Whether a line runs through a box, or ends in it. */
export function runsThrough(line: Line, box: Box): boolean {
  const { x, y, width, height } = box;
  const { from, to } = line;
  // Most lines are far away: this is asked thousands of times for a map.
  if (Math.max(from.x, to.x) <= x || Math.min(from.x, to.x) >= x + width) return false;
  if (Math.max(from.y, to.y) <= y || Math.min(from.y, to.y) >= y + height) return false;
  return (
    isIn(from, box) ||
    isIn(to, box) ||
    crosses(line, { from: { x, y }, to: { x: x + width, y: y + height } }) ||
    crosses(line, { from: { x: x + width, y }, to: { x, y: y + height } })
  );
}
