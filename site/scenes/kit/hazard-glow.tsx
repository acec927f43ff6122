/** The light of a car's hazard lamp: two rings. */
export const HazardGlow = ({ x, y, r = 20 }: { x: number; y: number; r?: number }) => (
  <g className="s-hazard">
    <circle opacity=".25" cx={x} cy={y} r={r} />
    <circle opacity=".45" cx={x} cy={y} r={Math.round(r * 0.55)} />
  </g>
);
