import type { ReactElement } from 'react';
import { CarAbove } from '../kit/car-above.tsx';
import { Lettering } from '../kit/lettering.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** The torn edges of a line of the bill, 280 long, above and below. */
const torn = `M0 2${'l10-7l10 7'.repeat(14)}V82${'l-10 7l-10-7'.repeat(14)}Z`;

/** The parts of a price, each on a ground 120 wide that lies at y 0. */
const hookup = (
  <>
    <g transform="translate(38 0)scale(.34)">
      <WheelLift work="towing" />
    </g>
    <g transform="translate(37 0)scale(.34)">
      <Sedan paint="blue" flip x={-6} rotate={7} />
    </g>
  </>
);
const miles = (
  <>
    <path className="s-road" d="M-24-14H124V4H-24Z" />
    <path className="l-chalk" strokeWidth="2.5" strokeDasharray="10 9" d="M-18-5H120" />
    <path className="s-steel-d" d="M-6-40H-3V-14H-6ZM48-40H51V-14H48ZM102-40H105V-14H102Z" />
    <path className="s-sign" d="M-14-52H5V-26H-14ZM40-52H59V-26H40ZM94-52H113V-26H94Z" />
    {[1, 2, 3].map((mile) => (
      <Lettering key={mile} x={mile * 54 - 58.5} y={-32} size={20}>
        {`${mile}`}
      </Lettering>
    ))}
  </>
);
const winching = (
  <>
    <path className="s-verge-d" d="M-24-30H30Q56-26 70 0H124V6H-24Z" />
    <g transform="translate(52-4)rotate(10)scale(.36)">
      <Sedan paint="plum" />
    </g>
    <path className="s-steel-d" d="M-22-32H2V-42H-14V-52H-22Z" />
    <path className="l-badge" strokeWidth="2" d="M0-38 54-14" />
  </>
);
const dollies = (
  <>
    <g transform="translate(10-8)scale(.48)">
      <Sedan paint="teal" />
    </g>
    <path className="s-frame" d="M12-8H46V-3H12ZM66-8H100V-3H66Z" />
    <g className="s-tire">
      <circle cx="14" cy="-2" r="5" />
      <circle cx="44" cy="-2" r="5" />
      <circle cx="68" cy="-2" r="5" />
      <circle cx="98" cy="-2" r="5" />
    </g>
  </>
);
const clock = (
  <>
    <circle className="s-white" cx="50" cy="-22" r="27" />
    <circle className="l-badge" cx="50" cy="-22" r="27" strokeWidth="4" />
    <path className="s-danger" opacity=".3" d="M50-22V-46A24 24 0 0 1 74-22Z" />
    <path className="s-ink" d="M48-42H52V-20H74V-24H52V-42Z" />
  </>
);
const night = (
  <>
    <rect className="s-glass" x="4" y="-52" width="92" height="58" rx="8" />
    <path className="s-lamp" d="M56-42A20 20 0 1 0 72-14 17 17 0 0 1 56-42Z" />
    <path className="s-white" d="M20-40h3v3h-3ZM34-14h3v3h-3ZM80-38h3v3h-3Z" />
  </>
);
const storage = (
  <>
    <g transform="translate(50-22)scale(.72)">
      <CarAbove paint="steel" />
    </g>
    <path
      className="l-badge"
      strokeWidth="3"
      d="M-6-50H106V6H-6ZM-6-50V6M22-56V-44M50-56V-44M78-56V-44M22 0V12M50 0V12M78 0V12"
    />
  </>
);

const always: readonly ReactElement[] = [hookup, miles];
const sometimes: readonly ReactElement[] = [winching, dollies, clock, night, storage];

interface StripProps {
  x: number;
  y: number;
  isTorn?: boolean;
  picture: ReactElement;
}

/** A line of the bill, 280 by 84: what it is for. Its words are a label. */
const Strip = ({ x, y, isTorn = false, picture }: StripProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-slip" d={isTorn ? torn : 'M0 0H280V84H0Z'} />
    <g transform="translate(28 56)scale(.7)">{picture}</g>
  </g>
);

/** Where the lines of the bill and those torn off it lie: the left edge of each column, and the tops. */
const [fixed, added] = [
  { x: 14, tops: [136, 220] },
  { x: 306, tops: [14, 110, 206, 302, 398] },
];

/** A bill taken apart: two lines that are always there, five that a job may add, and the total under them. */
const BillApart = () => (
  <Scene signs>
    <rect className="s-sky" width="600" height="500" rx="12" />
    <path className="s-slip" d={`M${fixed.x} 148q0-40 12-40h256q12 0 12 40Z`} />
    {always.map((picture, index) => (
      <Strip key={index} {...fixed} y={fixed.tops[index] ?? 0} picture={picture} />
    ))}
    <g transform={`translate(${fixed.x} 304)`}>
      <path className="s-slip" d={`M0 0H280V50${'l-10 8-10-8'.repeat(14)}Z`} />
      <path className="l-badge" strokeWidth="3" d="M14 4H266M14 11H266" />
      <path className="l-badge" strokeWidth="4" d="M256 27Q248 22 243 27T248 34 252 41 241 40M248 20V46" />
    </g>
    {sometimes.map((picture, index) => (
      <Strip key={index} {...added} y={added.tops[index] ?? 0} isTorn picture={picture} />
    ))}
  </Scene>
);

export const billApart: Drawing = {
  width: 600,
  height: 500,
  draw: BillApart,
  // Right of the pictures.
  labels: [fixed, added].flatMap(({ x, tops }) =>
    tops.map((top) => ({ x: x + 130, y: top + 42, align: 'start' as const, maxWidth: 148 })),
  ),
};
