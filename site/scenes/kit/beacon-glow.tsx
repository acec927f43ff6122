import { beacon } from '../../styles/palette.ts';

interface BeaconGlowProps {
  x: number;
  y: number;
  r: number;
  /** Names the gradient; unique in the document. */
  id: string;
}

/** The light of a beacon whose lens is at `x`, `y`: by night warm, soft and round; by day two short strokes. */
export const BeaconGlow = ({ x, y, r, id }: BeaconGlowProps) => (
  <>
    <g className="s-glow">
      <BeaconLight x={x} y={y} r={r} id={id} />
    </g>
    <path
      className="s-flare"
      stroke={beacon.color}
      strokeWidth="4"
      strokeLinecap="round"
      transform={`translate(${x} ${y})`}
      d={`M${Math.round(r * -0.2)}-12-${Math.round(r * 0.26)}-19M${Math.round(r * 0.2)}-12 ${Math.round(r * 0.26)}-19`}
    />
  </>
);

/** The round one alone. */
export const BeaconLight = ({ x, y, r, id }: BeaconGlowProps) => (
  <>
    <radialGradient id={id}>
      <stop offset="0" stopColor={beacon.glow} stopOpacity=".8" />
      <stop offset=".2" stopColor={beacon.color} stopOpacity=".42" />
      <stop offset=".55" stopColor={beacon.color} stopOpacity=".12" />
      <stop offset="1" stopColor={beacon.color} stopOpacity="0" />
    </radialGradient>
    <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
  </>
);
