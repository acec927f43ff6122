import { useBusiness } from '../../site-context.ts';
import { usRoute } from '../road-shield.tsx';
import { Group, type Placement } from './group.tsx';
import { Lettering } from './lettering.tsx';

/** The marker of a US route under its direction, 196 high: of the first one that the company works on, or without a number. */
export function RouteMarker(placement: Placement) {
  const { roads = [] } = useBusiness();
  const [number] = roads.flatMap((road) => usRoute.exec(road)?.[1] ?? []);
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-4-70H4V0H-4Z" />
      <rect className="s-white" x="-46" y="-196" width="92" height="34" rx="4" />
      <Lettering x={0} y={-170} size={24} className="s-ink">
        NORTH
      </Lettering>
      <path
        className="s-white"
        d="M-34-156Q-18-150 0-158 18-150 34-156 50-128 44-104 33-78 0-66-33-78-44-104-50-128-34-156Z"
      />
      {number && (
        <Lettering x={0} y={-98} size={40} className="s-ink">
          {number}
        </Lettering>
      )}
    </Group>
  );
}
