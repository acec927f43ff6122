/** In units of the drawing, like everything here. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place on the map, around its center. */
export interface Dot {
  x: number;
  y: number;
  radius: number;
  text: string;
}

export interface Label extends Box {
  text: string;
  /** Which end of the text is at the dot, and where. It stays there in a narrower font, too. */
  anchor: 'start' | 'middle' | 'end';
  anchorX: number;
}

/** Between a dot and a label next to it. Above and below, the line height leaves enough room. */
const gap = 4;
/** In multiples of the font size: a generous average letter of Overpass Bold, and a line with room above and below. */
const letterWidth = 0.6;
const lineHeight = 1;
/** Steps to the right and down from a dot, and the label's anchor; the best side first. */
const sides = [
  [0, -1, 'middle'],
  [1, 0, 'start'],
  [0, 1, 'middle'],
  [-1, 0, 'end'],
] as const;

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/**
 * Places each label on the first side of its dot where it covers no other label and no dot. A dot whose sides are all taken
 * has no label.
 * @param dots that in the middle of the map first: it always keeps its label
 * @param size of the font
 */
export function placeLabels(dots: readonly Dot[], frame: Box, size: number): readonly (Label | undefined)[] {
  const taken = dots.map(
    ({ x, y, radius }): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
  );
  return dots.map((dot, index) => {
    const besides = labelsBeside(dot, size);
    const isFree = (label: Label) => contains(frame, label) && !taken.some((other) => overlaps(label, other));
    const label = besides.find(isFree) ?? (index === 0 ? besides[0] : undefined);
    if (label) taken.push(label);
    return label;
  });
}

const labelsBeside = ({ x, y, radius, text }: Dot, size: number): Label[] =>
  sides.map(([right, down, anchor]) => {
    // With a letter more than it has, no two names read as one.
    const [width, height] = [([...text].length + 1) * letterWidth * size, lineHeight * size];
    const anchorX = x + right * (radius + gap);
    const top = y + down * (radius + 1) + ((down - 1) * height) / 2;
    return { x: anchorX + ((right - 1) * width) / 2, y: top, width, height, text, anchor, anchorX };
  });
