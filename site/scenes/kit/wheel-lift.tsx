import { Sedan } from './cars.tsx';
import { Cab } from './flatbed.tsx';
import { Bar, Group, type Placement, Wheel } from './parts.tsx';

interface WheelLiftProps extends Placement {
  /** `towing`: the cradle is down, for a wheel at -22, 16 above the road. `winching`: the hook is out on its line. */
  work: 'towing' | 'driving' | 'winching';
}

/** The company's wheel-lift wrecker, 287 long, heading right. Beacon: 204, -112; lamp: 277, -53; head of the boom: 9, -116. */
export function WheelLift({ work, ...placement }: WheelLiftProps) {
  return (
    <Group {...placement}>
      <path className="s-frame" d="M40-36H200V-25H40ZM52-25H62L56-6H50Z" />
      {work === 'towing' ? (
        <>
          <path className="s-amber-d" d="M-8-20H70V-11H-8Z" />
          <path className="s-frame" d="M-48-28Q-44-29-42-25L-38-16H-6L-2-25Q0-29 4-28V-9H-44Q-47-9-48-13Z" />
        </>
      ) : (
        <>
          <path className="s-amber-d" d="M20-20H70V-11H26Q20-11 20-17Z" />
          <path className="s-frame" d="M11-58Q10-62 14-62L24-60V-14H16V-20L20-24V-52Z" />
        </>
      )}
      <path className="s-amber" d="M34-67H178V-26H34Z" />
      <path className="s-amber-d" d="M34-48H178V-26H34ZM122-63H124V-30H122ZM149-63H151V-30H149ZM62-63H64V-48H62Z" />
      <path className="s-white" d="M34-53H178V-49H34Z" />
      <path className="s-amber" d="M54-26A30 30 0 0 1 114-26Z" />
      <path className="s-well" d="M59-26A25 25 0 0 1 109-26Z" />
      <Wheel kind="truck" x={84} y={-20} r={20} />
      <path className="s-steel" d="M30-71H178V-66H30ZM128-26H172V-16H128Z" />
      <path className="s-steel-d" d="M128-21H172V-16H128ZM166-71V-110H172V-71Z" />
      <path
        className="s-frame"
        d="M132-61H139V-58H132ZM159-61H166V-58H159ZM28-66H34V-22H28ZM138-71 146-92H164L168-71Z"
      />
      <path className="s-red" d="M28-62H34V-50H28Z" />
      <Bar className="s-steel-d" from={[116, -71]} to={[82, -96]} width={7} />
      <path className="s-amber" d="M161-92 157-78 6-109 9-123Z" />
      <path className="s-amber-d" d="M159-85 157-78 6-109 7.5-116Z" />
      {work !== 'winching' && (
        <path
          className="s-frame"
          d="M2-116H4V-88H2ZM-1-90H7V-82H-1ZM2-83H4.5V-74A4.5 4.5 0 1 0 10-70H13A7.5 7.5 0 1 1 2-76Z"
        />
      )}
      <circle className="s-frame" cx="9" cy="-116" r="8" />
      <circle className="s-steel" cx="9" cy="-116" r="3" />
      <circle className="s-frame" cx="153" cy="-85" r="4" />
      <Cab x={180} />
    </Group>
  );
}

/** A sedan on the company's wheel-lift, 455 long, with its nose up. On a blue one the drive wheels are marked. */
export const TowedSedan = ({ paint = 'blue', ...placement }: Placement & { paint?: 'blue' | 'teal' | 'plum' }) => (
  <Group {...placement}>
    <Sedan paint={paint} y={5} rotate={-8} />
    {paint === 'blue' && (
      <g transform="translate(0 5)rotate(-8)">
        <DriveRing x={150} y={-17} r={17} />
      </g>
    )}
    <WheelLift work="towing" x={168} />
  </Group>
);

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Marks a drive wheel with its hub at `x`, `y`: a ring around its tire. */
export function DriveRing({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fillRule="evenodd">
      <path className="s-paper" d={circle(r + 6.4) + circle(r)} />
      <path className="s-mark" d={circle(r + 5.2) + circle(r + 1.2)} />
    </g>
  );
}
