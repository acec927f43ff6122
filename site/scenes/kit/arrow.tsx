import type { Point } from './bar.tsx';

/** A straight arrow that says which way something goes. */
export function Arrow({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1));
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  const d = `M0-3.5H${length - 18}V-12L${length} 0 ${length - 18} 12V3.5H0Z`;
  return (
    <g transform={`translate(${x1} ${y1})rotate(${turn})`}>
      <path className="s-mark" d={d} />
    </g>
  );
}
