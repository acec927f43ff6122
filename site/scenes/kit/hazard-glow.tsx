interface HazardGlowProps {
  x: number;
  y: number;
  /** Names the gradient; unique in the document. */
  id: string;
}

/** The small red light of a customer's hazard lamp. */
export function HazardGlow({ x, y, id }: HazardGlowProps) {
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor="#ff4a3d" stopOpacity=".8" />
        <stop offset="1" stopColor="#ff4a3d" stopOpacity="0" />
      </radialGradient>
      <circle className="s-glow" cx={x} cy={y} r="24" fill={`url(#${id})`} />
    </>
  );
}
