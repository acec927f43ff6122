const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Marks a drive wheel, whose hub is at `x`, `y`: a ring around its tire, which stays in sight. */
export function DriveRing({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fillRule="evenodd">
      <path className="s-paper" d={circle(r + 6.4) + circle(r)} />
      <path className="s-mark" d={circle(r + 5.2) + circle(r + 1.2)} />
    </g>
  );
}
