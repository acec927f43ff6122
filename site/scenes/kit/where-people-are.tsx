import { Group, type Placement } from './parts.tsx';

const body =
  'M-7-44H7Q14-44 14-37V-21Q14-17.5 11-17.5T8-21V-35H7V-3Q7 .5 3.8 .5T.6-3V-20H-.6V-3Q-.6 .5-3.8 .5T-7-3V-35H-8V-21Q-8-17.5-11-17.5T-14-21V-37Q-14-44-7-44ZM-7-53A7 7 0 1 1 7-53 7 7 0 0 1-7-53Z';

/** A standing person as on public signs (ISO 7001), 60 high: from above, people would be dots. */
export const Pictogram = ({ color = 'safe', ...placement }: Placement & { color?: 'safe' | 'ink' }) => (
  <Group {...placement}>
    <path className={color === 'ink' ? 'l-white' : 'l-paper'} strokeWidth="5" d={body} />
    <path className={`s-${color}`} d={body} />
  </Group>
);

interface Spot {
  x: number;
  y: number;
  r?: number;
}

/** Right: a check mark in a round sign. */
export const Right = ({ x, y, r = 18 }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${r / 18})`}>
    <circle className="s-safe" r="18" />
    <circle className="l-paper" r="18" strokeWidth="2.5" />
    <path className="l-paper" strokeWidth="4.5" d="M-8 .5-2.5 6.5 8.5-6" />
  </g>
);

/** Don't stand here: a person, crossed out, on a sign that is white at night, too. */
export const NotHere = ({ x, y, r = 30 }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${r / 24})`}>
    <circle className="s-white" r="27" />
    <Pictogram color="ink" y={17} scale={0.58} />
    <circle className="l-ban" r="22.5" strokeWidth="4.5" />
    <path className="l-ban" strokeWidth="4.5" d="M-15-15 15 15" />
  </g>
);

/** Safe ground, 240 by 130 around `x`, `y`, with the people who wait there. */
export const Waiting = (placement: Placement) => (
  <Group {...placement}>
    <ellipse className="s-safe" opacity=".2" rx="120" ry="64" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" rx="120" ry="64" />
    <Pictogram x={-34} y={44} scale={1.45} />
    <Pictogram x={12} y={44} scale={1.35} />
    <Pictogram x={52} y={44} scale={0.95} />
    <Right x={-82} y={4} r={20} />
  </Group>
);
