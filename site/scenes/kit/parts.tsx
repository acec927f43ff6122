import type { ReactNode } from 'react';

/** Where something is: `x` is its rear and `y` the ground. Flipped, it heads left from `x`. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
  /** Degrees, clockwise, around `x`, `y`. */
  rotate?: number;
}

/** Places a drawing that is made around its own origin. */
export function Group({
  x = 0,
  y = 0,
  scale = 1,
  flip = false,
  rotate = 0,
  children,
}: Placement & { children: ReactNode }) {
  const steps = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${x} ${y})`);
  if (rotate !== 0) steps.push(`rotate(${rotate})`);
  if (flip) steps.push(`scale(${-scale} ${scale})`);
  else if (scale !== 1) steps.push(`scale(${scale})`);
  return <g transform={steps.join('') || undefined}>{children}</g>;
}

/** A place in a picture. */
export type Point = readonly [x: number, y: number];

interface BarProps {
  from: Point;
  to: Point;
  width: number;
  className: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A straight bar between two points: a cable, a strut, a cylinder. */
export function Bar({ from: [x1, y1], to: [x2, y2], width, className }: BarProps) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y1 - y2) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  const corners: Point[] = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ];
  return <path className={className} d={`M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}Z`} />;
}

/** The soft shadow of a vehicle's body on the ground, from `x` to `x + length`. Each wheel has its own. */
export function Shadow({ x, y, length }: { x: number; y: number; length: number }) {
  return <ellipse className="s-shadow" opacity=".5" cx={x + length / 2} cy={y} rx={0.47 * length} ry="4" />;
}

interface WheelProps {
  x: number;
  y: number;
  /** Radius of the tire. */
  r: number;
  /** Cars have five spokes, trucks a steel disc with hand holes. */
  kind?: 'car' | 'truck';
}

const spokes =
  'M-1.9-5.2-4.6-10A11 11 0 0 1 4.6-10L1.9-5.2ZM4.3-3.4 8-7.5A11 11 0 0 1 10.9 1.3L5.5.2ZM4.6 3.1 9.6 5.3A11 11 0 0 1 2.1 10.8L1.5 5.3ZM-1.5 5.3-2.1 10.8A11 11 0 0 1-9.6 5.3L-4.6 3.1ZM-5.5.2-10.9 1.3A11 11 0 0 1-8-7.5L-4.3-3.4Z';
const handHoles = 'M-10-1H-7V2H-10ZM7-1H10V2H7ZM-1.5-10H1.5V-7H-1.5ZM-1.5 7H1.5V10H-1.5Z';

/** A wheel around its hub, drawn with radius 20, and its shadow. */
export function Wheel({ x, y, r, kind = 'car' }: WheelProps) {
  return (
    <g transform={`translate(${x} ${y})${r === 20 ? '' : `scale(${r / 20})`}`}>
      <ellipse className="s-shadow" cy="20" rx="17" ry="3" />
      <circle className="s-tire" r="20" />
      <circle className="s-rim-d" r="13.5" />
      <path className="s-rim" d="M-13.5 0A13.5 13.5 0 0 1 13.5 0Z" />
      <path className="s-frame" d={kind === 'car' ? spokes : handHoles} />
      {kind === 'truck' && <circle className="s-frame" r="4.5" />}
    </g>
  );
}
