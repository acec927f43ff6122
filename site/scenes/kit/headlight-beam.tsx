import { headlight } from '../../styles/palette.ts';

interface HeadlightBeamProps {
  x: number;
  y: number;
  length: number;
  /** How far below the lamp the road lies. */
  drop: number;
  /** Names the gradient; unique in the document. */
  id: string;
}

/** The cool light that a headlamp at `x`, `y` throws ahead, down to the road. */
export function HeadlightBeam({ x, y, length, drop, id }: HeadlightBeamProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <linearGradient id={id}>
        <stop offset="0" stopColor={headlight} stopOpacity=".55" />
        <stop offset=".35" stopColor={headlight} stopOpacity=".2" />
        <stop offset="1" stopColor={headlight} stopOpacity="0" />
      </linearGradient>
      <path
        className="s-beam"
        fill={`url(#${id})`}
        d={`M0-4 ${length}-${Math.round(drop * 0.6)}V${drop}H${Math.round(length * 0.7)}L0 6Z`}
      />
    </g>
  );
}
