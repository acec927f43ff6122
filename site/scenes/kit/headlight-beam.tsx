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

/** The cool light of a headlamp at `x`, `y`: around the lamp, and on the road ahead, where it ends by itself. */
export function HeadlightBeam({ x, y, length, drop, id }: HeadlightBeamProps) {
  return (
    <g className="s-beam" transform={`translate(${x} ${y})`}>
      <radialGradient id={id}>
        <stop offset="0" stopColor={headlight} stopOpacity=".6" />
        <stop offset=".5" stopColor={headlight} stopOpacity=".2" />
        <stop offset="1" stopColor={headlight} stopOpacity="0" />
      </radialGradient>
      <circle r={Math.round(drop * 0.5)} fill={`url(#${id})`} />
      <ellipse
        cx={Math.round(length * 0.6)}
        cy={drop + 12}
        rx={Math.round(length * 0.7)}
        ry="14"
        fill={`url(#${id})`}
      />
    </g>
  );
}
