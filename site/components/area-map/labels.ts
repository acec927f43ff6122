export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a label goes: its box, and the anchor that its text is drawn from. */
export interface Label extends Box {
  text: string;
}

const gap = 7;
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const outside = (box: Box, frame: Box) => box.width * box.height - overlap(box, frame);

/**
 * Places each label beside its dot so that none lies on another label or dot: the first of right, left, above, below
 * that is free, else the one that overlaps least.
 * @param dots centers in drawing units, with the text beside each
 * @param frame what the labels must stay inside
 * @param size of the lettering in the same units; a letter is taken as 0.58 of it wide
 */
export function placeLabels(
  dots: readonly { x: number; y: number; text: string }[],
  frame: Box,
  size: number,
): readonly Label[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ x: x - gap, y: y - gap, width: 2 * gap, height: 2 * gap }));
  return dots.map(({ x, y, text }, index) => {
    const width = text.length * size * 0.58;
    const height = size * 1.2;
    const candidates = [
      { x: x + gap + 2, y: y - height / 2 },
      { x: x - gap - 2 - width, y: y - height / 2 },
      { x: x - width / 2, y: y - gap - height },
      { x: x - width / 2, y: y + gap },
    ].map((corner) => ({ ...corner, width, height }));
    // Rounded, so that a crumb of floating point does not decide between two free places.
    const cost = (box: Box) =>
      Math.round(
        outside(box, frame) + taken.reduce((sum, other, at) => sum + (at === index ? 0 : overlap(box, other)), 0),
      );
    const best = candidates.reduce((least, box) => (cost(box) < cost(least) ? box : least));
    taken.push(best);
    return { ...best, text };
  });
}
