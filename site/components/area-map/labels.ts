import {
  type Box,
  boxAround,
  crosses,
  holds,
  isIn,
  type Line,
  nearestIn,
  overlaps,
  runsThrough,
  type Spot,
} from './boxes.ts';

/** A place on the map and what stands beside it. */
export interface Dot extends Spot {
  text: string;
  /** Units to each side that it takes. */
  room: number;
}

/** Where a label goes: its box, the line that leads to it where it stands apart, and its number if it holds only that. */
export interface Label extends Box {
  text: string;
  /** Which end of the text is held, so that it keeps to its dot in a narrower face. */
  anchor: 'start' | 'middle' | 'end';
  leader?: Line;
  number?: number;
}

/** Between a dot and the label beside it. */
const gap = 2;
/** From here on, a place is too bad for a name. */
const bad = 1000;
const besides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;
const rings = [14, 26, 40, 56, 74, 94, 116, 140, 170, 200];
const angles = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

type Order = readonly number[];
interface Layout {
  labels: readonly Label[];
  cost: number;
}

/**
 * Places a label for each dot: beside it, or else apart with a line that leads there, so that none lies on another, or
 * off the frame, and a name lies on no dot. A name that finds no such place gives way to its number; the first never.
 * @param dots in drawing units, the middle of the map first
 * @param size of the lettering in the same units
 */
export function placeLabels(dots: readonly Dot[], frame: Box, size: number): readonly Label[] {
  const [first, ...others] = ordersOf(dots);
  let best = inOrder(dots, frame, size, first);
  for (const order of others) {
    if (best.cost === 0) break;
    const layout = inOrder(dots, frame, size, order, best.cost);
    if (layout.cost < best.cost) best = layout;
  }
  return best.labels;
}

/** The middle first, then the others: what comes first takes the better places, so several orders are tried. */
function ordersOf(dots: readonly Dot[]): readonly [Order, ...Order[]] {
  const crowd = dots.map((dot) => dots.reduce((sum, { x, y }) => sum + 1 / (20 + Math.hypot(dot.x - x, dot.y - y)), 0));
  const by = (value: (dot: Dot, index: number) => number): Order => {
    const values = dots.map(value);
    const rest = dots.map((_, index) => index).slice(1);
    return [0, ...rest.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))];
  };
  return [
    by((_, index) => -(crowd[index] ?? 0)),
    by(({ x }) => x),
    by(({ x }) => -x),
    by(({ y }) => y),
    by(({ y }) => -y),
  ];
}

/** Places one label after the other; what comes to cost more than the limit need not be finished. */
function inOrder(
  dots: readonly Dot[],
  frame: Box,
  size: number,
  order: Order,
  limit = Number.POSITIVE_INFINITY,
): Layout {
  const marks = dots.map((dot) => boxAround(dot, 2 * dot.room, 2 * dot.room));
  const placed = new Map<number, Label>();
  let cost = 0;
  for (const index of order) {
    const dot = dots[index] as Dot;
    const before = [...placed.values()];
    const lines = before.flatMap(({ leader }) => leader ?? []);
    const rate = (label: Label) =>
      holds(frame, label) ? costOf(label, before, lines, marks) : Number.POSITIVE_INFINITY;
    const place = (text: string, anywhere?: Box) =>
      cheapest(candidates({ ...dot, text }, textWidth(text) * size, size * 1.2, anywhere), rate);
    let { label, rated } = place(dot.text);
    if (index > 0 && rated >= bad) {
      ({ label, rated } = place(String(index)));
      if (rated === Number.POSITIVE_INFINITY) ({ label, rated } = place(String(index), frame));
      label = { ...label, number: index };
      rated += bad;
    }
    placed.set(index, label);
    cost += rated;
    if (cost > limit) break;
  }
  return { labels: dots.map((_, index) => placed.get(index) as Label), cost };
}

/** Where a label may stand, the best first: beside the dot, around it, and if need be anywhere in a frame. */
function* candidates(dot: Dot, width: number, height: number, anywhere?: Box): Iterable<Label> {
  const at = (middle: Spot): Label => {
    const box = boxAround(middle, width, height);
    const anchor = box.x > dot.x ? 'start' : box.x + width < dot.x ? 'end' : 'middle';
    return { ...box, text: dot.text, anchor };
  };
  for (const [right, down] of besides) {
    const slant = right && down ? 0.6 : 1;
    const x = dot.x + right * slant * (dot.room + gap + width / 2);
    const y = dot.y + down * (dot.room + height / 2);
    yield at({ x, y });
  }
  const apart = (middle: Spot): Label => {
    const label = at(middle);
    return { ...label, leader: { from: { x: dot.x, y: dot.y }, to: nearestIn(label, dot) } };
  };
  for (const ring of rings) {
    for (const angle of angles) {
      const x = dot.x + Math.cos(angle) * (ring + width / 2);
      const y = dot.y + Math.sin(angle) * (ring + height / 2);
      yield apart({ x, y });
    }
  }
  if (!anywhere) return;
  for (let y = anywhere.y + height / 2; y < anywhere.y + anywhere.height; y += height / 2)
    for (let x = anywhere.x + width / 2; x < anywhere.x + anywhere.width; x += width / 2) yield apart({ x, y });
}

/** A place beside the dot costs nothing, one apart a little more for each unit. */
const wayOf = ({ leader }: Label) =>
  leader ? 20 + Math.hypot(leader.to.x - leader.from.x, leader.to.y - leader.from.y) : 0;

/** How bad a place is beside its way: never on a label, hardly on a dot or a line. */
function costOf(label: Label, placed: readonly Label[], lines: readonly Line[], dots: readonly Box[]): number {
  if (placed.some((other) => overlaps(label, other))) return Number.POSITIVE_INFINITY;
  const { leader } = label;
  const covered = [
    ...dots.filter((dot) => overlaps(label, dot)),
    ...lines.filter((line) => runsThrough(line, label)),
    ...placed.filter((other) => leader && runsThrough(leader, other)),
  ];
  const touched = leader
    ? [
        ...dots.filter((dot) => runsThrough(leader, dot) && !isIn(leader.from, dot)),
        ...lines.filter((line) => crosses(leader, line)),
      ]
    : [];
  return bad * covered.length + 300 * touched.length;
}

/** The best of the places; what is far away is not even looked at once a nearer one is good. */
function cheapest(labels: Iterable<Label>, rate: (label: Label) => number): { label: Label; rated: number } {
  let best: { label: Label; rated: number } | undefined;
  for (const label of labels) {
    const way = wayOf(label);
    if (best && best.rated <= way) continue;
    const rated = way + rate(label);
    if (!best || rated < best.rated) best = { label, rated };
    if (rated === 0) break;
  }
  if (!best) throw new Error('A label without candidates.');
  return best;
}

/** Of the size of the lettering: Overpass Bold, a little generously; letters of other scripts are as wide as high. */
export const textWidth = (text: string) =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[mwMW@%&]/.test(letter)
        ? 0.92
        : /[ijlI.,'’ ()frt-]/.test(letter)
          ? 0.38
          : /[\u0020-\u024f]/.test(letter)
            ? 0.64
            : 1.1),
    0,
  );
