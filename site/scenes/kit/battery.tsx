import { Group, type Placement } from './group.tsx';

/** A car battery, 172 wide and 102 high, plus at its right. */
export const Battery = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-steel-d" d="M24-102H46V-86H24ZM126-102H148V-86H126Z" />
    <path className="s-frame" d="M0-88H172V0H0Z" />
    <path className="s-plum" d="M0-74H172V-52H0Z" />
    <path className="l-white" strokeWidth="6" d="M22-28H46M126-28H150M138-40V-16" />
  </Group>
);
