import { Group, type Placement } from './group.tsx';
import { Lettering } from './lettering.tsx';

/** Where the figures are, from the uppermost down. */
const grounds = [-74, -55, -36];

/** A green mile marker on its post, 92 high, its figures one above the other; the word is above two. */
export function MileMarker({ mile, ...placement }: Placement & { mile: '212' | '404' | '30' }) {
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-2-32H2V0H-2Z" />
      <path className="s-white" d="M-13-92H13Q15-92 15-90V-32Q15-30 13-30H-13Q-15-30-15-32V-90Q-15-92-13-92Z" />
      <path
        className="s-sign"
        d="M-12-90.5H12Q13.5-90.5 13.5-89V-33Q13.5-31.5 12-31.5H-12Q-13.5-31.5-13.5-33V-89Q-13.5-90.5-12-90.5Z"
      />
      {mile.length === 2 && (
        <Lettering x={0} y={-78} size={9}>
          MILE
        </Lettering>
      )}
      {grounds.slice(-mile.length).map((y, place) => (
        <Lettering key={y} x={0} y={y} size={20}>
          {mile.charAt(place)}
        </Lettering>
      ))}
    </Group>
  );
}
