import { Bar, Group, type Placement, Wheel } from './parts.tsx';

interface SedanProps extends Placement {
  paint: 'blue' | 'teal' | 'plum';
  /** Whether the hood is up. */
  isOpen?: boolean | undefined;
  /** Whether the front wheel leans in under the fender and can't roll. */
  isBroken?: boolean;
  /** Whether its rear wheel is off. */
  isJacked?: boolean;
}

/** A sedan, 192 long and 60 high, heading right, with wheels at 37 and 150. */
export function Sedan({ paint, isOpen = false, isBroken = false, isJacked = false, ...placement }: SedanProps) {
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
      {isOpen && (
        <>
          <path className="s-well" d="M138-45C157-42 170-40 179-36L184-33 140-36Z" />
          <path className="s-frame" d="M164-39H166L157-73H155Z" />
          <path className={`s-${paint}-d`} d="M138-44 163-83 166-79 143-43Z" />
          <path className={`s-${paint}`} d="M136-45 159-83Q161-87 164-85L165-82 140-44Z" />
        </>
      )}
      <path className="s-roof" d="M30-44C46-54 60-60 84-60H92C110-60 122-54 140-44" />
      {!isJacked && <Wheel x={37} y={-17} r={17} />}
      {isBroken ? (
        <g transform="translate(157-13)rotate(38)scale(.62 1)">
          <Wheel x={0} y={0} r={17} />
        </g>
      ) : (
        <Wheel x={150} y={-17} r={17} />
      )}
    </Group>
  );
}

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
