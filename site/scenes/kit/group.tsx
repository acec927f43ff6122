import type { ReactNode } from 'react';

/** Where a thing is: `x` is its rear, `y` the ground under it; flipped, it heads left from `x`. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
  /** Degrees, clockwise, around `x`, `y`. */
  rotate?: number;
}

/** Puts a drawing, made around its own origin, into the picture. */
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
