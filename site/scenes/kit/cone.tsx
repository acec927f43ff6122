import { Group, type Placement } from './group.tsx';

/** A traffic cone, 20 wide and 28 high. */
export function Cone(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-cone" d="M7.5-27Q10-30 12.5-27L18-3H20V0H0V-3H2Z" />
      <path className="s-white" d="M6-20.5H14L15.6-13.5H4.4Z" />
    </Group>
  );
}
