import { Bar } from './bar.tsx';
import { Group, type Placement } from './group.tsx';

/** A motorcycle, 90 long and 50 high, heading right; its wheels are at 16 and 74. */
export function Motorcycle(placement: Placement) {
  return (
    <Group {...placement}>
      {[16, 74].map((x) => (
        <g key={x}>
          <circle className="s-tire" cx={x} cy="-15" r="15" />
          <circle className="s-rim-d" cx={x} cy="-15" r="10.5" />
          <circle className="s-well" cx={x} cy="-15" r="8" />
          <circle className="s-rim" cx={x} cy="-15" r="3" />
        </g>
      ))}
      <Bar className="s-steel" from={[74, -15]} to={[60, -46]} width={4} />
      <path className="s-frame" d="M16-17 34-24 56-38 60-34 50-12H34L16-13Z" />
      <path className="s-steel" d="M36-26H54L50-12H38Z" />
      <path className="s-steel-d" d="M38-19H52L50-12H38ZM6-12 38-14 46-10 44-7 36-10 6-8Z" />
      <path className="s-plum" d="M32-34Q36-42 46-42 56-42 60-37L56-29H38Z" />
      <path className="s-plum-d" d="M35-32H57L56-29H38ZM2-30Q14-38 30-30L28-26Q14-33 4-27Z" />
      <path className="s-ink" d="M10-37Q20-35 26-37 32-39 37-35L34-30H24Q14-31 10-37Z" />
      <path className="s-plum" d="M60-28Q72-36 86-24L84-22Q72-31 62-24Z" />
      <path className="s-frame" d="M48-50 50-52 60-47 64-44 61-42Z" />
      <path className="s-lamp" d="M61-44Q69-45 69-39T62-35Z" />
      <path className="s-red" d="M4-35H10V-31H5Z" />
    </Group>
  );
}
