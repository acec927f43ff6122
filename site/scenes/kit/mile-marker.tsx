import { white } from '../../styles/palette.ts';
import { Group, type Placement } from './group.tsx';

const figures: Record<string, string> = {
  '0': 'M4 1Q1 1 1 4V9Q1 12 4 12T7 9V4Q7 1 4 1Z',
  '1': 'M2 3.5 4.5 1V12',
  '2': 'M1 4Q1 1 4 1T7 4Q7 6 5 8L1 12H7',
  '4': 'M6 12V1L.5 9H8',
};

/** Where the figures stand, from the uppermost down. */
const tops = [-87, -69, -51];

/** A green mile marker on its post, 92 high, its figures one above the other. */
export function MileMarker({ mile, ...placement }: Placement & { mile: '212' | '404' }) {
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-2-32H2V0H-2Z" />
      <path className="s-white" d="M-13-92H13Q15-92 15-90V-32Q15-30 13-30H-13Q-15-30-15-32V-90Q-15-92-13-92Z" />
      <path
        className="s-sign"
        d="M-12-90.5H12Q13.5-90.5 13.5-89V-33Q13.5-31.5 12-31.5H-12Q-13.5-31.5-13.5-33V-89Q-13.5-90.5-12-90.5Z"
      />
      {tops.map((top, place) => (
        <path
          key={top}
          fill="none"
          stroke={white}
          strokeWidth="2.2"
          strokeLinejoin="round"
          transform={`translate(-4.5 ${top})scale(1.15)`}
          d={figures[mile.charAt(place)]}
        />
      ))}
    </Group>
  );
}
