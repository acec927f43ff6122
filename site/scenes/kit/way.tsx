interface WayProps {
  /** Path data; its last leg is the one with the head. */
  d: string;
  /** Where the head's tip is, and which way it points in degrees, 0 being right. */
  tip: readonly [x: number, y: number, angle: number];
  className?: string;
  width?: number;
  dashed?: boolean;
}

/** A way to go, or the way that something goes. */
export const Way = ({ d, tip: [x, y, angle], className = 'l-chalk', width = 6, dashed = false }: WayProps) => (
  <g className={className} strokeWidth={width}>
    <path strokeDasharray={dashed ? `.1 ${width * 2}` : undefined} d={d} />
    <path
      transform={`translate(${x} ${y})rotate(${angle})`}
      d={`M${-width * 2.4}-${width * 2.2} 0 0-${width * 2.4} ${width * 2.2}`}
    />
  </g>
);
