import { Group, type Placement } from './group.tsx';
import { HazardGlow } from './hazard-glow.tsx';

interface CarAboveProps extends Placement {
  paint: 'blue' | 'teal' | 'plum' | 'steel';
  /** All four turn signals flash. */
  hazards?: boolean;
}

const corners = [
  [-54, -19],
  [-54, 19],
  [54, -18],
  [54, 18],
] as const;

/** A car seen from above, 116 long and 48 wide around its middle, heading right. */
export function CarAbove({ paint, hazards = false, ...placement }: CarAboveProps) {
  return (
    <Group {...placement}>
      <path
        className="s-shadow"
        d="M-52-19Q-58-18-58-8V16Q-58 27-44 27H40Q56 27 58 14V-8Q58-20 46-20Z"
        transform="translate(2 3)"
      />
      <path className="s-tire" d="M-42-26H-22V-20H-42ZM-42 20H-22V26H-42ZM22-25H42V-20H22ZM22 20H42V25H22Z" />
      <path
        className={`s-${paint}-d`}
        d="M-50-24H38Q54-23 57-12 59 0 57 12 54 23 38 24H-50Q-58 22-58 12V-12Q-58-22-50-24ZM10-23 16-30 20-29 18-22ZM10 23 16 30 20 29 18 22Z"
      />
      <path
        className={`s-${paint}`}
        d="M-50-19H38Q52-18 54-10 56 0 54 10 52 18 38 19H-50Q-55 17-55 10V-10Q-55-17-50-19Z"
      />
      <path
        className="s-glass"
        d="M10-17Q24-15 27-11 29 0 27 11 24 15 10 17 13 0 10-17ZM-36-16Q-44-14-45-10-47 0-45 10-44 14-36 16-38 0-36-16Z"
      />
      <path className="s-glass" d="M-30-20H6L2-17H-26ZM-30 20H6L2 17H-26Z" />
      <path className="s-lamp" d="M46-20Q54-18 56-10L52-12Q50-17 45-18ZM46 20Q54 18 56 10L52 12Q50 17 45 18Z" />
      <path className="s-red" d="M-57-16Q-58-8-57-6H-54V-18ZM-57 16Q-58 8-57 6H-54V18Z" />
      {hazards && corners.map(([x, y]) => <HazardGlow key={`${x} ${y}`} x={x} y={y} r={15} isFront={x > 0} />)}
    </Group>
  );
}
