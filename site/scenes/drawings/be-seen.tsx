import { Backdrop } from '../kit/backdrop.tsx';
import { Disc } from '../kit/disc.tsx';
import { Person } from '../kit/person.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Scene } from '../scene.tsx';

/** The red light around a lamp that flashes, with its rays. */
const Flash = ({ x, y, flip = false }: { x: number; y: number; flip?: boolean }) => (
  <g transform={`translate(${x} ${y})${flip ? 'scale(-1 1)' : ''}`}>
    <circle className="s-danger" opacity=".22" r="34" />
    <circle className="s-danger" opacity=".3" r="19" />
    <path className="l-danger" strokeWidth="4" d="M26-14 42-22M30 2H48M26 18 42 26" />
  </g>
);

/** A road with a guardrail along it, and the rising ground behind the rail. */
const Roadside = ({ width, height, rail }: { width: number; height: number; rail: number }) => (
  <>
    <Backdrop shift={260} sun={width - 160} horizon={rail - 96} />
    <path className="s-verge" d={`M0 ${rail - 96}H${width}V${height}H0Z`} />
    <path className="s-verge-d" d={`M0 ${rail - 40}Q${width / 2} ${rail - 20} ${width} ${rail - 44}V${height}H0Z`} />
    <path className="s-road" d={`M0 ${rail + 48}H${width}V${height}H0Z`} />
    <path className="s-line" d={`M0 ${height - 34}H${width}v6H0Z`} />
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
const InVest = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse className="s-lamp" opacity=".6" cx="64" cy="2" rx="36" ry="8" />
    <path className="s-lamp" opacity=".35" d="M32-62 28 2H100Z" />
    <Person clothes="vest" pointing scale={1.5} />
    <path className="s-white" d="M-18-62H18V-56H-18ZM-10-82H-5V-46H-10ZM5-82H10V-46H5Z" />
    <path className="s-ink" d="M28-67 37-61 33-54 25-60Z" />
  </g>
);

const Car = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <Shadow x={-4} y={2} length={204} />
    <Sedan paint="blue" hood="open" />
    <path className="s-lamp" opacity=".75" d="M83-55V-44H41C54-51 66-54 78-55ZM88-55H92C105-55 116-51 129-44H88Z" />
    <path className="s-lamp" d="M172-39Q184-35 188-30L175-32Z" />
  </g>
);

/** A car on the shoulder, its hood up and its lights on; its driver is far off, behind the guardrail. */
const Wide = () => (
  <Scene signs>
    <Roadside width={960} height={420} rail={254} />
    <InVest x={130} y={236} />
    <Rail width={960} y={254} />
    <Car x={520} y={364} scale={1.7} />
    <Flash x={528} y={300} flip />
    <Flash x={838} y={306} />
    <Disc n={1} x={468} y={266} />
    <Disc n={2} x={650} y={248} />
    <Disc n={3} x={822} y={220} />
    <Disc n={4} x={90} y={172} />
    <Disc n={5} x={244} y={214} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Roadside width={380} height={420} rail={240} />
    <InVest x={52} y={222} />
    <Rail width={380} y={240} />
    <Car x={108} y={366} scale={1.25} />
    <Flash x={114} y={320} flip />
    <Flash x={340} y={324} />
    <Disc n={1} x={58} y={338} />
    <Disc n={2} x={204} y={268} />
    <Disc n={3} x={330} y={244} />
    <Disc n={4} x={102} y={112} />
    <Disc n={5} x={164} y={196} />
  </Scene>
);

export const beSeen = { width: 960, height: 420, draw: Wide, tall: { width: 380, height: 420, draw: Tall } };
