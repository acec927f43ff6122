import { Group, type Placement } from './group.tsx';

/** A charged pack for jump starts, 130 wide and 106 high with its handle. */
export const JumperPack = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-frame" d="M0-78Q0-88 10-88H120Q130-88 130-78V0H0Z" />
    <path className="s-steel" d="M32-74H118V-40H32Z" />
    <path className="s-safe" d="M78-72 58-53H72L66-40 90-61H75L84-72Z" />
    <path className="s-frame" d="M36-106H94V-98H36ZM36-106H44V-86H36ZM86-106H94V-86H86Z" />
  </Group>
);
