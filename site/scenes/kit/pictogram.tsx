import { Group, type Placement } from './group.tsx';

const body =
  'M-7-44H7Q14-44 14-37V-21Q14-17.5 11-17.5T8-21V-35H7V-3Q7 .5 3.8 .5T.6-3V-20H-.6V-3Q-.6 .5-3.8 .5T-7-3V-35H-8V-21Q-8-17.5-11-17.5T-14-21V-37Q-14-44-7-44ZM-7-53A7 7 0 1 1 7-53 7 7 0 0 1-7-53Z';

/** A standing person as on public signs (ISO 7001), 60 high: seen from above, people would be dots. */
export const Pictogram = ({ color = 'safe', ...placement }: Placement & { color?: 'safe' | 'ink' }) => (
  <Group {...placement}>
    <path className={color === 'ink' ? 'l-white' : 'l-paper'} strokeWidth="5" d={body} />
    <path className={`s-${color}`} d={body} />
  </Group>
);
