import { Group, type Placement } from './group.tsx';

/** A map's pin, 40 high, its tip on the ground. */
export function Pin(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-paper" d="M0 3C-7-11-18-18-18-28A18 18 0 0 1 18-28C18-18 7-11 0 3Z" />
      <path className="s-mark" d="M0 0C-6-11-15.5-18-15.5-27A15.5 15.5 0 0 1 15.5-27C15.5-18 6-11 0 0Z" />
      <circle className="s-paper" cy="-27" r="6" />
    </Group>
  );
}
