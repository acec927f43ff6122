import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** An SUV, 190 long and 72 high, heading right. */
export function Suv(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-teal"
        d="M5-14Q1-14 1-20V-38L10-64Q12-71 20-71H104Q114-71 121-65L142-47 172-44Q186-41 189-32L190-18Q190-14 186-14Z"
      />
      <path className="s-teal-d" d="M1-30H189L190-18Q190-14 186-14H5Q1-14 1-20Z" />
      <path className="s-glass" d="M21-64H52V-47H14ZM57-64H88V-47H57ZM93-64H103Q110-64 115-60L130-47H93Z" />
      <path className="s-glass-d" d="M66-64H78L68-47H57V-50ZM100-64H108L97-47H93V-54ZM30-64H42L32-47H20Z" />
      <path className="s-frame" d="M1-20H190V-13H1ZM62-40h9v2.5h-9ZM98-40h9v2.5h-9ZM28-75H96V-72H28Z" />
      <path className="s-teal-d" d="M54-46h1.5v32H54ZM90-46h1.5v32H90ZM131-46h1.5v26H131Z" />
      <path className="s-red" d="M2-42 6-52H11V-36H1Z" />
      <path className="s-lamp" d="M174-42Q185-39 187-33L176-35Z" />
      <path className="s-well" d="M18-13A21 21 0 1 1 58-13ZM132-13A21 21 0 1 1 172-13Z" />
      <path className="s-roof" d="M1-38 10-64Q12-71 20-71H104Q114-71 121-65L142-47" />
      <Wheel x={38} y={-18} r={18} />
      <Wheel x={152} y={-18} r={18} />
    </Group>
  );
}
