import { type ReactNode, useContext } from 'react';
import { beacon, headlight } from '../../styles/palette.ts';
import { FrameContext } from '../scene.tsx';

interface BeaconGlowProps {
  x: number;
  y: number;
  r: number;
  /** Names the gradient; unique in the document. */
  id: string;
  /** The level of the road, which is lit at night. */
  ground?: number;
  /** What is in the light. At night it is bright near the beacon and dark far from it. */
  children?: ReactNode;
}

/** The light of a beacon with its lens at `x`, `y`: at night on everything around it, by day two strokes. */
export function BeaconGlow({ x, y, r, id, ground = 300, children }: BeaconGlowProps) {
  const { isPlain } = useContext(FrameContext);
  const share = (of: number) => Math.round(r * of);
  return (
    <>
      <g className="s-glow">
        {/* It ends inside the picture, because the page's sky goes on around it. */}
        <BeaconLight x={x} y={y} r={Math.min(r * 1.5, y - 6)} id={id} />
        {!isPlain && <ellipse cx={x} cy={ground + 14} rx={r * 1.9} ry="22" fill={`url(#${id})`} />}
      </g>
      {children}
      {children && !isPlain && (
        <g className="s-glow">
          <BeaconTint x={x} y={y} r={Math.min(r * 1.5, y - 6)} id={`${id}-on`} />
        </g>
      )}
      <path
        className="s-flare"
        stroke={beacon.color}
        strokeWidth={Math.min(4, share(0.05))}
        strokeLinecap="round"
        transform={`translate(${x} ${y})`}
        d={`M-${share(0.2)}-${share(0.11)}-${share(0.26)}-${share(0.17)}M${share(0.2)}-${share(0.11)} ${share(0.26)}-${share(0.17)}`}
      />
    </>
  );
}

/** Makes a round light with a gradient. */
const lightOf =
  (stops: readonly (readonly [offset: string, color: string, opacity: string])[]) =>
  ({ x, y, r, id }: Pick<BeaconGlowProps, 'x' | 'y' | 'r' | 'id'>) => (
    <>
      <radialGradient id={id}>
        {stops.map(([offset, color, opacity]) => (
          <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
        ))}
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );

/** The light of a beacon in the sky. */
export const BeaconLight = lightOf([
  ['0', beacon.glow, '.8'],
  ['.2', beacon.color, '.42'],
  ['.55', beacon.color, '.12'],
  ['1', beacon.color, '0'],
]);

/** The light of a beacon on the truck, which fades with distance. */
export const BeaconTint = lightOf([
  ['0', beacon.glow, '.4'],
  ['.25', beacon.color, '.14'],
  ['.6', beacon.color, '.03'],
  ['1', beacon.color, '0'],
]);

interface HeadlightBeamProps {
  x: number;
  y: number;
  length: number;
  /** How far below the lamp the road lies. */
  drop: number;
  /** Names the gradient; unique in the document. */
  id: string;
}

/** The cool light of a headlamp at `x`, `y`: around the lamp, and on the road ahead. */
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

interface HazardGlowProps {
  x: number;
  y: number;
  r?: number;
  isFront?: boolean;
}

/** The light of a car's hazard lamp: two rings, amber in front and red behind. */
export const HazardGlow = ({ x, y, r = 20, isFront = false }: HazardGlowProps) => (
  <g className={isFront ? 's-lens-d' : 's-hazard'}>
    <circle opacity=".25" cx={x} cy={y} r={r} />
    <circle opacity=".45" cx={x} cy={y} r={Math.round(r * 0.55)} />
  </g>
);
