import type { ReactNode } from 'react';

interface InsetProps {
  x?: number;
  y?: number;
  width: number;
  /** The size that it is drawn in. */
  of: readonly [width: number, height: number];
  children: ReactNode;
}

/** A picture in the picture, cut off at its own edges. */
export const Inset = ({ x = 0, y = 0, width, of: [w, h], children }: InsetProps) => (
  <svg aria-hidden="true" x={x} y={y} width={width} height={Math.round((width * h) / w)} viewBox={`0 0 ${w} ${h}`}>
    {children}
  </svg>
);
