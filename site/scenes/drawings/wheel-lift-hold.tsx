import { Arrow } from '../kit/arrow.tsx';
import { DriveRing } from '../kit/drive-ring.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { NotThisWay, Right } from '../kit/verdict.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A front-wheel-drive car as it should hang, 455 long. */
const Towed = () => (
  <>
    <Sedan paint="blue" y={5} rotate={-8} />
    <g transform="translate(0 5)rotate(-8)">
      <DriveRing x={150} y={-17} r={17} />
    </g>
    <WheelLift work="towing" x={168} />
  </>
);

/** The same car hung by the wrong end, from nobody's truck: its drive wheels roll, and heat rises from the gears that they turn. */
const WrongWay = ({ x, y, scale }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <Shadow x={4} y={1} length={446} />
    <Sedan paint="blue" x={190} y={-22} rotate={-8} flip />
    <g transform="translate(190-22)rotate(-8)scale(-1 1)">
      <DriveRing x={150} y={-17} r={17} />
    </g>
    <g style={{ filter: 'grayscale(1)' }}>
      <WheelLift work="towing" x={168} />
    </g>
    <path className="l-danger" strokeWidth="5" d="M20-54q-8-8 0-16t0-16M40-58q-8-8 0-16t0-16M60-62q-8-8 0-16t0-16" />
  </g>
);

/** How the yoke holds a tire, seen through a lens around `x`, `y`. */
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

/** A ground of its own for what is wrong. */
const Panel = ({ width, height }: { width: number; height: number }) => (
  <>
    <rect className="s-paper" width={width} height={height} rx="14" />
    <rect className="l-badge" width={width} height={height} rx="14" strokeWidth="3" />
  </>
);

/** A car on a wheel-lift, a closer look at the yoke, and the car hung by the wrong end. */
const Wide = () => (
  <Scene signs>
    <g transform="translate(0 412)scale(1.3)translate(0-412)">
      <Roadside y={412} shift={420} />
    </g>
    <Shadow x={20} y={414} length={710} />
    <path className="l-badge" strokeWidth="4" d="M172 190 246 344" />
    <g transform="translate(24 412)scale(1.56)">
      <Towed />
    </g>
    <Lens x={130} y={122} r={102} />
    <g transform="translate(320 20)">
      <Panel width={420} height={176} />
      <WrongWay x={24} y={152} scale={0.82} />
      <NotThisWay x={384} y={38} />
    </g>
    <Right x={58} y={298} />
    <Arrow from={[112, 436]} to={[186, 436]} />
  </Scene>
);

/** The same for phones, one below the other. */
const Tall = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H380V620H0Z" />
    <g transform="translate(0 178)scale(.8)translate(0-178)">
      <Roadside y={178} shift={420} />
    </g>
    <Shadow x={6} y={179} length={366} />
    <path className="s-sky" d="M0 226H380V620H0Z" />
    <path className="l-badge" strokeWidth="4" d="M132 160 196 252" />
    <g transform="translate(8 178)scale(.8)">
      <Towed />
    </g>
    <Lens x={242} y={328} r={88} />
    <g transform="translate(14 434)">
      <Panel width={352} height={170} />
      <WrongWay x={14} y={146} scale={0.71} />
      <NotThisWay x={316} y={36} />
    </g>
    <Right x={36} y={88} />
    <Arrow from={[54, 204]} to={[110, 204]} />
  </Scene>
);

export const wheelLiftHold: Drawing = {
  width: 760,
  height: 460,
  draw: Wide,
  labels: [
    { x: 134, y: 246, maxWidth: 260 },
    { x: 84, y: 298, maxWidth: 112, align: 'start' },
    { x: 206, y: 438, align: 'start', maxWidth: 300 },
    { x: 342, y: 46, align: 'start', tone: 'bad', maxWidth: 240 },
  ],
  tall: {
    width: 380,
    height: 620,
    draw: Tall,
    labels: [
      { x: 12, y: 310, maxWidth: 116, align: 'start' },
      { x: 60, y: 88, maxWidth: 160, align: 'start' },
      { x: 122, y: 206, align: 'start', maxWidth: 240 },
      { x: 30, y: 462, tone: 'bad', align: 'start', maxWidth: 240 },
    ],
  },
};
