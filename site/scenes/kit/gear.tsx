import { Group, type Placement } from './parts.tsx';

/** A traffic cone, 20 wide and 28 high. */
export function Cone(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-cone" d="M7.5-27Q10-30 12.5-27L18-3H20V0H0V-3H2Z" />
      <path className="s-white" d="M6-20.5H14L15.6-13.5H4.4Z" />
    </Group>
  );
}

/** A car battery, 172 wide and 102 high, with the plus pole at the right. */
export const Battery = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-steel-d" d="M24-102H46V-86H24ZM126-102H148V-86H126Z" />
    <path className="s-frame" d="M0-88H172V0H0Z" />
    <path className="s-plum" d="M0-74H172V-52H0Z" />
    <path className="l-white" strokeWidth="6" d="M22-28H46M126-28H150M138-40V-16" />
  </Group>
);

/** A jump starter pack, 130 wide and 106 high with its handle. */
export const JumperPack = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-frame" d="M0-78Q0-88 10-88H120Q130-88 130-78V0H0Z" />
    <path className="s-steel" d="M32-74H118V-40H32Z" />
    <path className="s-safe" d="M78-72 58-53H72L66-40 90-61H75L84-72Z" />
    <path className="s-frame" d="M36-106H94V-98H36ZM36-106H44V-86H36ZM86-106H94V-86H86Z" />
  </Group>
);
