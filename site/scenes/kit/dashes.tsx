import type { Point } from './bar.tsx';

/** A broken line through some points: where something was before. */
export function Dashes({ through }: { through: readonly Point[] }) {
  return through.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = through[index] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
    const dashes = Array.from({ length: Math.ceil(length / 14) }, (_, dash) => `M${dash * 14}-1.5h8v3h-8Z`);
    return (
      <path
        key={`${x2} ${y2}`}
        className="s-mark"
        transform={`translate(${x1} ${y1})rotate(${turn})`}
        d={dashes.join('')}
      />
    );
  });
}
