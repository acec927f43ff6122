import type { ReactElement } from 'react';
import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

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
  n: number;
  turn?: number;
  isTorn?: boolean;
  picture: ReactElement;
}

/** A line of the bill, 370 by 84: what it is for, and a price that is not filled in. */
const Strip = ({ x, y, n, turn = 0, isTorn = false, picture }: StripProps) => (
  <g transform={`translate(${x} ${y})rotate(${turn})`}>
    <path className="s-slip" d={isTorn ? torn : 'M0 0H370V92H0Z'} />
    <Disc n={n} x={30} y={42} r={16} />
    <g transform="translate(92 62)">{picture}</g>
    <path className="s-line-d" d="M244 36H290V44H244Z" />
    <rect className="l-badge" x="306" y="24" width="48" height="34" rx="5" strokeWidth="2.5" strokeDasharray="5 6" />
  </g>
);

const plus = 'M-9 0H9M0-9V9';

/** The head of the bill with the lines that stand on every one, and the place of the total. */
const Bill = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-slip" d="M0 12Q0 0 12 0H358Q370 0 370 12V64H0Z" />
    <path className="s-line-d" d="M24 22H160V34H24ZM24 44H110V51H24ZM300 22H346V34H300Z" />
    <path className="l-badge" strokeWidth="3" d="M14 62H356" />
    {always.map((picture, index) => (
      <Strip key={index} x={0} y={64 + index * 92} n={index + 1} picture={picture} />
    ))}
    <path
      className="s-slip"
      d="M0 248H370V300L358 310 346 300 334 310 322 300 310 310 298 300 286 310 274 300 262 310 250 300 238 310 226 300 214 310 202 300 190 310 178 300 166 310 154 300 142 310 130 300 118 310 106 300 94 310 82 300 70 310 58 300 46 310 34 300 22 310 10 300 0 308Z"
    />
    <path className="l-badge" strokeWidth="3" d="M14 254H356M14 260H356" />
    <path className="s-badge" d="M24 274H110V288H24Z" />
    <rect className="l-badge" x="296" y="266" width="60" height="30" rx="5" strokeWidth="3" />
  </g>
);

/** A bill taken apart: two lines that are always there, five that a job may add. */
const Wide = () => (
  <Scene signs>
    <rect className="s-sky" width="960" height="520" rx="12" />
    <Bill x={50} y={100} />
    {sometimes.map((picture, index) => (
      <g key={index}>
        <Strip
          x={540 + (index % 2) * 16}
          y={26 + index * 96}
          n={index + 3}
          isTorn
          turn={index % 2 ? 1.2 : -1.2}
          picture={picture}
        />
        <path className="l-badge" strokeWidth="4" transform={`translate(502 ${68 + index * 96})`} d={plus} />
      </g>
    ))}
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M476 68V452M476 260H440" />
  </Scene>
);

/** The same for phones, the added lines under the bill. */
const Tall = () => (
  <Scene signs>
    <rect className="s-sky" width="430" height="854" rx="12" />
    <Bill x={30} y={24} />
    {sometimes.map((picture, index) => (
      <g key={index}>
        <Strip x={44} y={352 + index * 98} n={index + 3} isTorn turn={index % 2 ? 0.8 : -0.8} picture={picture} />
        <path className="l-badge" strokeWidth="4" transform={`translate(22 ${394 + index * 98})`} d={plus} />
      </g>
    ))}
  </Scene>
);

export const billApart = { width: 960, height: 520, draw: Wide, tall: { width: 430, height: 854, draw: Tall } };
