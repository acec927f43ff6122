import { useBrand } from '../use-brand.ts';

interface BeaconGlowProps {
  x: number;
  y: number;
  r: number;
  /** Names the gradient; unique in the document. */
  id: string;
  className?: string;
}

/** The warm light around a beacon: soft and round. */
export function BeaconGlow({ x, y, r, id, className = 's-glow' }: BeaconGlowProps) {
  const { color, glow } = useBrand();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={glow} stopOpacity=".8" />
        <stop offset=".2" stopColor={color} stopOpacity=".42" />
        <stop offset=".55" stopColor={color} stopOpacity=".12" />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
      <circle className={className} cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}
