import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** A pickup, 208 long and 72 high, heading right; its rear hitch is at 0, -20. */
export function Pickup(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-plum"
        d="M2-16V-44Q2-47 5-47H80V-66Q80-72 86-72H120Q128-72 132-67L148-47 194-44Q205-42 207-32V-16Z"
      />
      <path className="s-plum-d" d="M2-30H207V-16H2Z" />
      <path className="s-glass" d="M88-65H119Q124-65 127-61L138-47H88Z" />
      <path className="s-glass-d" d="M98-65H109L97-47H88V-52Z" />
      <path className="s-plum-d" d="M78-47h2v31h-2ZM139-47h2v25h-2ZM4-42H76V-40H4Z" />
      <path className="s-frame" d="M0-21H6V-14H208V-21H202V-14H0ZM90-41h9v3h-9Z" />
      <path className="s-red" d="M2-44H7V-32H2Z" />
      <path className="s-lamp" d="M194-42Q204-40 206-33H196Z" />
      <path className="s-well" d="M20-14A22 22 0 1 1 62-14ZM142-14A22 22 0 1 1 184-14Z" />
      <path className="s-roof" d="M80-47V-66Q80-72 86-72H120Q128-72 132-67L148-47" />
      <Wheel x={41} y={-18} r={18} />
      <Wheel x={163} y={-18} r={18} />
    </Group>
  );
}
