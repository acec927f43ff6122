import type { ReactElement } from 'react';
import { CarAbove } from '../kit/car-above.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

/** The torn edges of a line of the bill, 360 long, above and below. */
const torn = `M5 0${'l10-7l10 7'.repeat(18)}V80${'l-10 7l-10-7'.repeat(18)}Z`;

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
      <Numeral key={mile} className="l-white" value={mile} x={mile * 54 - 58.5} y={-39} scale={0.9} />
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
  turn?: number;
  isTorn?: boolean;
  picture: ReactElement;
}

/** A line of the bill, 370 by 92: what it is for. Its words are a label. */
const Strip = ({ x, y, turn = 0, isTorn = false, picture }: StripProps) => (
  <g transform={`translate(${x} ${y})rotate(${turn})`}>
    <path className="s-slip" d={isTorn ? torn : 'M0 0H370V92H0Z'} />
    <g transform="translate(40 64)">{picture}</g>
  </g>
);

const plus = 'M-9 0H9M0-9V9';

/** The bill with the lines that stand on every one, and its total. */
const Bill = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-slip" d="M0 12Q0 0 12 0H358Q370 0 370 12V30H0Z" />
    {always.map((picture, index) => (
      <Strip key={index} x={0} y={24 + index * 92} picture={picture} />
    ))}
    <path
      className="s-slip"
      d="M0 206H370V250L358 260 346 250 334 260 322 250 310 260 298 250 286 260 274 250 262 260 250 250 238 260 226 250 214 260 202 250 190 260 178 250 166 260 154 250 142 260 130 250 118 260 106 250 94 260 82 250 70 260 58 250 46 260 34 250 22 260 10 250 0 258Z"
    />
    <path className="l-badge" strokeWidth="3" d="M14 214H356M14 221H356" />
    <path className="l-badge" strokeWidth="6" d="M346 231Q338 226 333 231T338 238 342 245 331 244M338 225V250" />
  </g>
);

/** A bill taken apart: two lines that are always there, five that a job may add. */
const Wide = () => (
  <Scene signs>
    <rect className="s-sky" width="960" height="520" rx="12" />
    <Bill x={50} y={128} />
    {sometimes.map((picture, index) => (
      <g key={index}>
        <Strip x={540 + (index % 2) * 16} y={26 + index * 96} isTorn turn={index % 2 ? 1.2 : -1.2} picture={picture} />
        <path className="l-badge" strokeWidth="4" transform={`translate(502 ${68 + index * 96})`} d={plus} />
      </g>
    ))}
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M476 68V452M476 260H440" />
  </Scene>
);

/** The same for phones, the added lines under the bill. */
const Tall = () => (
  <Scene signs>
    <rect className="s-sky" width="430" height="810" rx="12" />
    <Bill x={30} y={24} />
    {sometimes.map((picture, index) => (
      <g key={index}>
        <Strip x={44} y={312 + index * 98} isTorn turn={index % 2 ? 0.8 : -0.8} picture={picture} />
        <path className="l-badge" strokeWidth="4" transform={`translate(22 ${354 + index * 98})`} d={plus} />
      </g>
    ))}
  </Scene>
);

/** The words on the lines, which begin right of the pictures. */
const words = (x: number, tops: readonly number[]) =>
  tops.map((top) => ({ x: x + 188, y: top + 44, align: 'start' as const, wide: 190 }));

export const billApart: Drawing = {
  width: 960,
  height: 520,
  draw: Wide,
  labels: [...words(50, [152, 244]), ...words(548, [26, 122, 218, 314, 410])],
  tall: {
    width: 430,
    height: 810,
    draw: Tall,
    labels: [...words(30, [48, 140]), ...words(44, [312, 410, 508, 606, 704])],
  },
};
