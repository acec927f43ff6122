import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

interface SedanProps extends Placement {
  paint: 'blue' | 'teal' | 'plum';
  hood?: 'shut' | 'open';
  /** `broken`: the front wheel leans in under the fender and cannot roll. */
  front?: 'sound' | 'broken';
}

/** A sedan, 192 long and 60 high, heading right; its wheels are at 37 and 150. */
export function Sedan({ paint, hood = 'shut', front = 'sound', ...placement }: SedanProps) {
  return (
    <Group {...placement}>
      <path
        className={`s-${paint}`}
        d="M7-9Q2-10 1-17L2-31Q3-39 10-41L30-44C46-54 60-60 84-60H92C110-60 122-54 140-44 157-42 170-40 179-36Q189-32 191-24V-14Q191-9 186-9Z"
      />
      <path className={`s-${paint}-d`} d="M1-22Q96-32 191-24V-14Q191-9 186-9H7Q2-10 1-17Z" />
      <path className="s-glass" d="M83-55V-44H41C54-51 66-54 78-55ZM88-55H92C105-55 116-51 129-44H88Z" />
      <path className="s-glass-d" d="M69-54 79-55 66-44H54ZM97-55 106-53 96-44H88V-46Z" />
      <path className={`s-${paint}-d`} d="M85-44H86.5V-12H85ZM129-44 132-28H130.5L127.5-44Z" />
      <path className="s-well" d="M20-9A19 19 0 1 1 54-9ZM133-9A19 19 0 1 1 167-9ZM52-12H135V-8H52Z" />
      <path className="s-frame" d="M73-38H82V-35.5H73ZM114-38h9v2.5h-9Z" />
      <path className="s-red" d="M2-33Q3-39 9-41L17-42Q15-35 10-33Z" />
      <path className="s-lamp" d="M172-39Q184-35 188-30L175-32Z" />
      {hood === 'open' && (
        <>
          <path className="s-well" d="M138-45C157-42 170-40 179-36L184-33 140-36Z" />
          <path className="s-frame" d="M164-39H166L157-73H155Z" />
          <path className={`s-${paint}-d`} d="M138-44 163-83 166-79 143-43Z" />
          <path className={`s-${paint}`} d="M136-45 159-83Q161-87 164-85L165-82 140-44Z" />
        </>
      )}
      <path className="s-roof" d="M30-44C46-54 60-60 84-60H92C110-60 122-54 140-44" />
      <Wheel x={37} y={-17} r={17} />
      {front === 'sound' ? (
        <Wheel x={150} y={-17} r={17} />
      ) : (
        <g transform="translate(157-13)rotate(38)scale(.62 1)">
          <Wheel x={0} y={0} r={17} />
        </g>
      )}
    </Group>
  );
}
