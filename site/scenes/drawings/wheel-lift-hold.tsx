import { Sedan } from '../kit/cars.tsx';
import { Roadside } from '../kit/country.tsx';
import { Shadow } from '../kit/parts.tsx';
import { TowedSedan, WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** How the yoke holds a tire, in a magnified circle around `x`, `y`. */
const Lens = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <clipPath id="lens">
      <circle r={r} />
    </clipPath>
    <g clipPath="url(#lens)">
      <circle className="s-far" r={r} />
      <g transform={`scale(${r / 39})translate(-152 24)`}>
        <path className="s-road" d="M90 0H220V20H90Z" />
        <Sedan paint="blue" y={5} rotate={-8} />
        <WheelLift work="towing" x={168} />
        <path className="s-red" d="M127.5-26Q131-52 146-52.5 161-52 164.5-26H161.5Q158-49 146-49.5 134-49 130.5-26Z" />
      </g>
    </g>
    <circle className="l-badge" r={r} strokeWidth="4" />
  </g>
);

/** A car on a wheel-lift, and a closer look at the yoke. */
const Wide = () => (
  <Scene>
    <g transform="translate(0 412)scale(1.3)translate(0-412)">
      <Roadside y={412} shift={420} />
    </g>
    <Shadow x={20} y={414} length={710} />
    <path className="s-far" opacity=".8" d="M108 186 252 362 258 190Z" />
    <TowedSedan x={24} y={412} scale={1.56} />
    <Lens x={184} y={124} r={112} />
  </Scene>
);

/** The same for phones, one below the other. */
const Tall = () => (
  <Scene>
    <path className="s-sky" d="M0 0H380V430H0Z" />
    <g transform="translate(0 178)scale(.8)translate(0-178)">
      <Roadside y={178} shift={420} />
    </g>
    <Shadow x={6} y={179} length={366} />
    <path className="s-road" d="M0 220H380V430H0Z" />
    <path className="s-far" opacity=".8" d="M184 300 126 152 318 262Z" />
    <TowedSedan x={8} y={178} scale={0.8} />
    <Lens x={272} y={324} r={88} />
  </Scene>
);

export const wheelLiftHold: Drawing = {
  width: 760,
  height: 480,
  draw: Wide,
  labels: [
    { x: 742, y: 142, align: 'end', to: [232, 142] },
    { x: 226, y: 442, align: 'start', to: [252, 366], via: [252, 442] },
    { x: 18, y: 442, align: 'start', to: [77, 390], via: [77, 442] },
  ],
  tall: {
    width: 380,
    height: 430,
    draw: Tall,
    labels: [
      { x: 15, y: 332, maxWidth: 140, align: 'start', to: [206, 332] },
      { x: 15, y: 40, align: 'start', to: [125, 148], via: [125, 40] },
      { x: 15, y: 216, align: 'start', to: [35, 168], via: [35, 216] },
    ],
  },
};
