import { Backdrop } from '../kit/backdrop.tsx';
import { Clock } from '../kit/clock.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Sitting } from '../kit/sitting.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

/** Falling snow over a picture of that width. */
const flakes = (width: number) =>
  Array.from({ length: Math.round(width / 18) }, (_, flake) => {
    const x = (flake * flake * 37 + flake * 61) % width;
    const y = (flake * flake * 23 + flake * 97) % 230;
    return `M${x} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`;
  }).join('');

/** A car in deep snow, its tail on a ground that has been cleared; its rear is at 0, the road at 0. */
const Snowed = () => (
  <>
    <ellipse className="s-near" cx="-22" cy="-4" rx="44" ry="17" />
    <g className="s-steel-d" opacity=".5">
      <circle cx="-22" cy="-14" r="7" />
      <circle cx="-38" cy="-22" r="10" />
      <circle cx="-58" cy="-34" r="13" />
    </g>
    <Sedan paint="blue" />
    <Sitting />
    <path className="s-frame" d="M-8-14H8V-8H-8Z" />
    <path className="s-paper" d="M86-57H93C106-57 118-53 131-45L126-46C115-51 105-52 92-52H86Z" />
    <path className="l-mark" strokeWidth="2.6" d="M88-55H92C105-55 116-51 128-45" />
    <path className="s-slip" d="M20-4Q60-22 100-12T168-10Q200-18 214-2V10H14Z" />
    <path className="s-slip" d="M60-62Q84-68 108-58 90-59 66-56Z" />
    <ellipse className="l-safe" strokeWidth="2.5" strokeDasharray="7 6" cx="-22" cy="-8" rx="48" ry="24" />
  </>
);

const Ground = ({ width, height, y }: { width: number; height: number; y: number }) => (
  <>
    <Backdrop shift={560} horizon={y - 40} />
    <path
      className="s-slip"
      d={`M0 ${y - 34}Q${width / 4} ${y - 52} ${width / 2} ${y - 40}T${width} ${y - 46}V${height}H0Z`}
    />
    <path className="s-white" d={flakes(width)} />
  </>
);

/** Ten minutes an hour, a window open a little, the tailpipe clear. */
const Wide = () => (
  <Scene signs>
    <Ground width={960} height={360} y={316} />
    <g transform="translate(250 316)scale(2.1)">
      <Snowed />
    </g>
    <Clock x={812} y={122} r={76} hour={12} minute={10} marked={10} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Ground width={380} height={370} y={326} />
    <g transform="translate(98 326)scale(1.32)">
      <Snowed />
    </g>
    <Clock x={296} y={92} r={58} hour={12} minute={10} marked={10} />
  </Scene>
);

export const snowBound: Drawing = {
  width: 960,
  height: 360,
  draw: Wide,
  labels: [
    { x: 812, y: 238, wide: 300 },
    { x: 520, y: 142, wide: 300 },
    { x: 126, y: 222, wide: 220, tone: 'good' },
  ],
  tall: {
    width: 380,
    height: 370,
    draw: Tall,
    labels: [
      { x: 292, y: 184, wide: 176 },
      { x: 108, y: 216, wide: 130 },
      { x: 8, y: 272, wide: 96, tone: 'good', align: 'start' },
    ],
  },
};
