interface HazardGlowProps {
  x: number;
  y: number;
  r?: number;
  /** Whether it is at the car's front, where it is amber; it is red behind. */
  isFront?: boolean;
}

/** The light of a car's hazard lamp: two rings. */
export const HazardGlow = ({ x, y, r = 20, isFront = false }: HazardGlowProps) => (
  <g className={isFront ? 's-lens-d' : 's-hazard'}>
    <circle opacity=".25" cx={x} cy={y} r={r} />
    <circle opacity=".45" cx={x} cy={y} r={Math.round(r * 0.55)} />
  </g>
);
