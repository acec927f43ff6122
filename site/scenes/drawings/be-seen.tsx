import { Backdrop } from '../kit/backdrop.tsx';
import { HazardGlow } from '../kit/hazard-glow.tsx';
import { Person } from '../kit/person.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A road with a guardrail along it, and the rising ground behind the rail. */
const Roadside = ({ width, height, rail }: { width: number; height: number; rail: number }) => (
  <>
    <Backdrop shift={260} horizon={rail - 96} />
    <path className="s-verge" d={`M0 ${rail - 96}H${width}V${height}H0Z`} />
    <path className="s-verge-d" d={`M0 ${rail - 40}Q${width / 2} ${rail - 20} ${width} ${rail - 44}V${height}H0Z`} />
    <path className="s-road" d={`M0 ${rail + 48}H${width}V${height}H0Z`} />
    <path className="s-line" d={`M0 ${rail + 132}H${width}v6H0Z`} />
  </>
);

const Rail = ({ width, y }: { width: number; y: number }) => (
  <>
    <path
      className="s-frame"
      d={Array.from({ length: Math.ceil(width / 110) }, (_, post) => `M${30 + post * 110} ${y + 8}h12v40h-12Z`).join(
        '',
      )}
    />
    <path className="s-steel" d={`M0 ${y + 4}H${width}v22H0Z`} />
    <path className="s-steel-d" d={`M0 ${y + 12}H${width}v6H0ZM0 ${y + 23}H${width}v3H0Z`} />
  </>
);

/** Waits behind the rail in a bright vest, the phone's light on the ground. */
const InVest = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path className="s-lamp" opacity=".4" d="M27-42 24 0H66Z" />
    <ellipse className="s-lamp" opacity=".7" cx="45" cy="0" rx="23" ry="5" />
    <Person clothes="vest" look="bun" pointing />
    <path className="s-white" d="M-11-42H11V-38H-11ZM-7-57H-4V-33H-7ZM4-57H7V-33H4Z" />
    <path className="s-ink" d="M24-46 31-41 28-36 22-41Z" />
  </g>
);

const Car = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <Shadow x={-4} y={2} length={204} />
    <Sedan paint="blue" />
    <path className="s-lamp" opacity=".75" d="M83-55V-44H41C54-51 66-54 78-55ZM88-55H92C105-55 116-51 129-44H88Z" />
    <path className="s-lamp" d="M172-39Q184-35 188-30L175-32Z" />
  </g>
);

/** A car on the shoulder with its lights on; its driver is far off, behind the guardrail. */
const Wide = () => (
  <Scene signs>
    <Roadside width={960} height={450} rail={254} />
    <InVest x={150} y={250} scale={1.7} />
    <Rail width={960} y={254} />
    <Car x={520} y={364} scale={1.7} />
    <HazardGlow x={528} y={300} r={38} />
    <HazardGlow x={838} y={306} r={38} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Roadside width={380} height={440} rail={240} />
    <InVest x={52} y={236} scale={1.25} />
    <Rail width={380} y={240} />
    <Car x={108} y={366} scale={1.25} />
    <HazardGlow x={114} y={320} r={30} />
    <HazardGlow x={340} y={324} r={30} />
  </Scene>
);

export const beSeen: Drawing = {
  width: 960,
  height: 450,
  draw: Wide,
  labels: [
    { x: 528, y: 412, to: [528, 302] },
    { x: 664, y: 190, to: [664, 276] },
    { x: 24, y: 56, align: 'start', to: [150, 176], via: [150, 56] },
  ],
  tall: {
    width: 380,
    height: 440,
    draw: Tall,
    labels: [
      { x: 16, y: 408, align: 'start', to: [114, 320], via: [114, 408] },
      { x: 364, y: 190, align: 'end', to: [212, 302], via: [212, 190] },
      { x: 16, y: 60, align: 'start', to: [52, 182], via: [52, 60] },
    ],
  },
};
