/** In drawing units, as all here. */
interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A place on the map. */
export interface Dot extends Circle {
  text: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label extends Box {
  text: string;
  /** The end of the text that is at the dot, and where: it stays there in a narrower font, too. */
  anchor: 'start' | 'middle' | 'end';
  anchorX: number;
  /** Whether the text is the dot's number. */
  isNumber: boolean;
}

/** Between a dot and a label to its side, in drawing units; above and below, the line's height leaves room enough. */
const gap = 4;
/** In multiples of the type's size: a generous average letter of Overpass Bold, and a line from ascender to descender. */
const letterWidth = 0.6;
const lineHeight = 0.9;
/** Steps to the right and down from a dot, and the label's anchor; the best side first. */
const sides = [
  [1, 0, 'start'],
  [-1, 0, 'end'],
  [0, -1, 'middle'],
  [0, 1, 'middle'],
  [1, -1, 'start'],
  [1, 1, 'start'],
  [-1, -1, 'end'],
  [-1, 1, 'end'],
] as const;

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** Whether a circle's line runs through a box. */
function isCrossed({ x, y, width, height }: Box, circle: Circle): boolean {
  const [left, top] = [x - circle.x, y - circle.y];
  const [right, bottom] = [left + width, top + height];
  const nearest = Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));
  const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return nearest < circle.radius && circle.radius < farthest;
}

/**
 * Places a label on the first of the eight sides of its dot where it covers no other label and no dot, off the area's
 * line where there is such a side. A name without a side is replaced by its number in the list of the towns; a number
 * without one is left out.
 * @param dots the middle of the map first, whose name always stays
 * @param area what the company serves
 * @param size of the type
 */
export function placeLabels(
  dots: readonly Dot[],
  frame: Box,
  area: Circle,
  size: number,
): readonly (Label | undefined)[] {
  const taken = dots.map(
    ({ x, y, radius }): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
  );
  const isFree = (label: Label) => contains(frame, label) && !taken.some((other) => overlaps(label, other));
  return dots.map((dot, index) => {
    const besides = labelsBeside(dot, dot.text, size);
    const names = [false, true].flatMap((isOnLine) => besides.filter((label) => isCrossed(label, area) === isOnLine));
    const numbers = index > 0 ? labelsBeside(dot, String(index), size, true) : [];
    const label = [...names, ...numbers].find(isFree) ?? (index > 0 ? undefined : names[0]);
    if (label) taken.push(label);
    return label;
  });
}

function labelsBeside({ x, y, radius }: Dot, text: string, size: number, isNumber = false): Label[] {
  const [width, height] = [[...text].length * letterWidth * size, lineHeight * size];
  return sides.map(([right, down, anchor]) => {
    // A dot is round, so a label comes nearer to it across a corner.
    const [aside, above] = right && down ? [0.7 * (radius + gap), 0.7 * radius] : [radius + gap, radius + 1];
    const anchorX = x + right * aside;
    const top = y + down * above + ((down - 1) * height) / 2;
    return { x: anchorX + ((right - 1) * width) / 2, y: top, width, height, text, anchor, anchorX, isNumber };
  });
}
