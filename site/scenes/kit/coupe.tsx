import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

/** A low coupe, 190 long and 46 high, heading right; its wheels are at 36 and 151. */
export function Coupe(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-plum"
        d="M4-6Q1-7 1-13L3-27Q4-33 12-34L30-36C48-44 62-47 82-47 104-47 120-40 134-33 156-31 174-26 184-20Q189-17 189-10V-6Z"
      />
      <path className="s-plum-d" d="M2-20Q96-26 188-15L189-10V-6H4Q1-7 1-13ZM-3-40H26V-37H22L24-32H18L16-37H-3Z" />
      <path className="s-glass" d="M44-37Q60-43 80-43V-35H42ZM85-43Q104-42 120-33L85-35Z" />
      <path className="s-glass-d" d="M62-42 74-43 64-36H54ZM92-42 101-41 94-35H87Z" />
      <path className="s-plum-d" d="M82-35H83.5V-8H82ZM124-32 128-20H126.5L122-32Z" />
      <path className="s-well" d="M18-6A19 19 0 1 1 54-6ZM133-6A19 19 0 1 1 169-6ZM52-8H135V-4H52Z" />
      <path className="s-frame" d="M72-31H80V-29H72Z" />
      <path className="s-red" d="M3-29Q4-33 10-34L14-34Q12-28 6-27Z" />
      <path className="s-lamp" d="M168-26Q179-24 184-18L172-20Z" />
      <path className="s-roof" d="M30-36C44-44 62-47 82-47 104-47 120-40 134-33" />
      <Wheel x={36} y={-17} r={17} />
      <Wheel x={151} y={-17} r={17} />
    </Group>
  );
}
