interface ChassisProps {
  drive: 'front' | 'rear' | 'all';
  x: number;
  y: number;
  /** Heading left instead of right. */
  flip?: boolean;
}

/** A car from above, 200 by 88 around its middle: its wheels, its engine, and marked, what the engine turns. */
export function Chassis({ drive, x, y, flip = false }: ChassisProps) {
  const [front, rear] = [drive !== 'rear' ? 's-mark' : 's-steel-d', drive !== 'front' ? 's-mark' : 's-steel-d'];
  return (
    <g transform={`translate(${x} ${y})${flip ? 'scale(-1 1)' : ''}`}>
      <path className="s-paper" d="M-88-40Q-98-38-98-24V24Q-98 38-88 40H70Q92 38 97 20 101 0 97-20 92-38 70-40Z" />
      <path
        className="s-near"
        d="M-66-30Q-76 0-66 30L-46 24V-24ZM34-26V26L56 33Q66 0 56-33ZM-40-33H28L24-28H-36ZM-40 33H28L24 28H-36Z"
      />
      <path className={rear} d="M-78-46H-42V-33H-78ZM-78 33H-42V46H-78ZM-62-34H-58V34H-62Z" />
      <path className={front} d="M44-46H80V-33H44ZM44 33H80V46H44ZM60-34H64V34H60Z" />
      {drive !== 'front' && <path className="s-mark" d="M-66-8H-54V8H-66ZM-60-3H62V3H-60Z" />}
      <path className="s-frame" d="M66-20H88V20H66ZM56-10H68V10H56Z" />
      <path className="s-steel" d="M70-14H84V-10H70ZM70-4H84V0H70ZM70 6H84V10H70Z" />
    </g>
  );
}
