import { Group, type Placement } from './group.tsx';
import { Lettering } from './lettering.tsx';

/** A road's marker under its direction, 196 high, without the number of any road: the drawing is the same in every state. */
export const RouteMarker = (placement: Placement) => (
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
    <Lettering x={0} y={-103} size={22} className="s-ink">
      ROUTE
    </Lettering>
  </Group>
);
