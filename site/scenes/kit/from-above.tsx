import { HazardGlow } from './light.tsx';
import { Group, type Placement } from './parts.tsx';

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

/** A wrecker seen from above, 150 long around its middle, heading right, with the head of its boom at -88, 0. */
export function WreckerAbove({ paint = 'amber', ...placement }: Placement & { paint?: 'amber' | 'plum' }) {
  return (
    <Group {...placement}>
      <path className="s-shadow" d="M-72-24H66Q80-20 80 2 80 30 66 32H-72Z" />
      <path className="s-tire" d="M-56-32H-28V32H-56ZM34-30H58V30H34Z" />
      <path className={`s-${paint}`} d="M-72-27H14V27H-72ZM18-27H62Q76-25 76-10V10Q76 25 62 27H18Z" />
      <path
        className={`s-${paint}-d`}
        d="M-72-27H14V-20H-72ZM-72 20H14V27H-72ZM18-27H62L66-21H18ZM18 21H66L62 27H18Z"
      />
      <path className="s-frame" d="M-64-16H8V16H-64Z" />
      <path className="s-glass" d="M44-22Q54-20 56 0 54 20 44 22 49 0 44-22Z" />
      <path className="s-steel" d="M-4-7-84-5V5L-4 7Z" />
      <path className="s-steel-d" d="M-16-11H4V11H-16Z" />
      <circle className="s-frame" cx="-86" r="7" />
      <path className={paint === 'amber' ? 's-lens' : 's-steel'} d="M26-18H34V18H26Z" />
      <path className="s-lamp" d="M68-22Q75-18 75-11H71ZM68 22Q75 18 75 11H71Z" />
    </Group>
  );
}

/** Trees seen from above, each with its center and radius. */
export const TreesAbove = ({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) => (
  <>
    {at.map(([x, y, r]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${r / 20})`}>
        <path
          className="s-tree"
          d="M0-20Q6-22 9-15 17-16 17-8 23-2 17 4 19 13 10 14 7 21 0 18-7 22-11 14-20 13-17 4-23-2-16-8-17-16-9-15-6-22 0-20Z"
        />
        <path className="s-near" opacity=".6" d="M-2-14Q6-14 8-8 1-9-4-4-10 0-8 7-16-3-2-14Z" />
      </g>
    ))}
  </>
);

interface WayProps {
  /** Path data. The arrowhead is at its end. */
  d: string;
  /** The tip of the arrowhead, and its direction in degrees, 0 being right. */
  tip: readonly [x: number, y: number, angle: number];
  className?: string;
  width?: number;
  dashed?: boolean;
}

/** An arrow for where to go, or where something goes. */
export const Way = ({ d, tip: [x, y, angle], className = 'l-chalk', width = 6, dashed = false }: WayProps) => (
  <g className={className} strokeWidth={width}>
    <path strokeDasharray={dashed ? `.1 ${width * 2}` : undefined} d={d} />
    <path
      transform={`translate(${x} ${y})rotate(${angle})`}
      d={`M${-width * 2.4}-${width * 2.2} 0 0-${width * 2.4} ${width * 2.2}`}
    />
  </g>
);
