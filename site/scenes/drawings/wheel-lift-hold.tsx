import { Sedan } from '../kit/cars.tsx';
import { Roadside } from '../kit/country.tsx';
import { Group, type Placement, Shadow } from '../kit/parts.tsx';
import { DriveRing, TowedSedan, WheelLift } from '../kit/wheel-lift.tsx';
import { NotThisWay } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** The same car hung by the wrong end, from a gray truck that isn't the company's. Its drive wheels turn gears, which get hot. */
const WrongWay = (placement: Placement) => (
  <Group {...placement}>
    <Shadow x={4} y={1} length={446} />
    <Sedan paint="blue" x={190} y={-22} rotate={-8} flip />
    <g transform="translate(190-22)rotate(-8)scale(-1 1)">
      <DriveRing x={150} y={-17} r={17} />
    </g>
    <g style={{ filter: 'grayscale(1)' }}>
      <WheelLift work="towing" x={168} />
    </g>
    <path className="l-danger" strokeWidth="5" d="M20-54q-8-8 0-16t0-16M40-58q-8-8 0-16t0-16M60-62q-8-8 0-16t0-16" />
  </Group>
);

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

/** A background that sets what is wrong apart. */
const Panel = ({ width, height }: { width: number; height: number }) => (
  <>
    <rect className="s-paper" width={width} height={height} rx="14" />
    <rect className="l-badge" width={width} height={height} rx="14" strokeWidth="3" />
  </>
);

/** A car on a wheel-lift, a closer look at the yoke, and the car hung by the wrong end. */
const Wide = () => (
  <Scene>
    <g transform="translate(0 412)scale(1.3)translate(0-412)">
      <Roadside y={412} shift={420} />
    </g>
    <Shadow x={20} y={414} length={710} />
    <path className="s-far" opacity=".8" d="M36 196 252 362 226 170Z" />
    <TowedSedan x={24} y={412} scale={1.56} />
    <Lens x={128} y={164} r={100} />
    <g transform="translate(320 20)">
      <Panel width={420} height={176} />
      <WrongWay x={24} y={152} scale={0.82} />
      <NotThisWay x={216} y={30} />
    </g>
  </Scene>
);

/** The same for phones, one below the other. */
const Tall = () => (
  <Scene>
    <path className="s-sky" d="M0 0H380V620H0Z" />
    <g transform="translate(0 178)scale(.8)translate(0-178)">
      <Roadside y={178} shift={420} />
    </g>
    <Shadow x={6} y={179} length={366} />
    <path className="s-sky" d="M0 226H380V620H0Z" />
    <path className="s-far" opacity=".8" d="M184 300 126 152 318 262Z" />
    <TowedSedan x={8} y={178} scale={0.8} />
    <Lens x={272} y={324} r={88} />
    <g transform="translate(14 434)">
      <Panel width={352} height={170} />
      <WrongWay x={14} y={146} scale={0.71} />
      <NotThisWay x={200} y={28} />
    </g>
  </Scene>
);

export const wheelLiftHold: Drawing = {
  width: 760,
  height: 480,
  draw: Wide,
  labels: [
    { x: 18, y: 38, align: 'start', to: [53, 164], via: [53, 38] },
    { x: 226, y: 442, align: 'start', to: [252, 366], via: [252, 442] },
    { x: 18, y: 442, align: 'start', to: [77, 390], via: [77, 442] },
    { x: 342, y: 50, align: 'start', tone: 'bad', isSign: true, to: [516, 50] },
  ],
  tall: {
    width: 380,
    height: 620,
    draw: Tall,
    labels: [
      { x: 15, y: 332, maxWidth: 164, align: 'start', to: [206, 328] },
      { x: 15, y: 40, align: 'start', to: [125, 148], via: [125, 40] },
      { x: 15, y: 216, align: 'start', to: [35, 168], via: [35, 216] },
      { x: 30, y: 462, tone: 'bad', align: 'start', isSign: true, to: [194, 462] },
    ],
  },
};
