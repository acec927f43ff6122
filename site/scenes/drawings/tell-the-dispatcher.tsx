import { Backdrop } from '../kit/backdrop.tsx';
import { Disc } from '../kit/disc.tsx';
import { Person } from '../kit/person.tsx';
import { Pin } from '../kit/pin.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Shop } from '../kit/shop.tsx';
import { Scene } from '../scene.tsx';

/** A dog, 44 long, heading right. */
const Dog = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})scale(1.6)`}>
    <path
      className="s-rust-d"
      d="M4-18Q-4-26-2-34L2-32 8-24H30L34-36Q36-40 42-38L50-33V-28L42-26 40-16V0H35V-12H12V0H7Z"
    />
    <path className="s-frame" d="M36-38 34-26 40-32Z" />
  </g>
);

/** A driver behind the guardrail with a phone, a passenger and a dog; the car that broke down; where it should go. */
const TellTheDispatcher = () => (
  <Scene signs>
    <Backdrop shift={260} sun={460} horizon={190} />
    <path className="s-verge" d="M0 182H560V300H0Z" />
    <Shop x={404} y={196} scale={0.62} isOpen />
    <Pin x={462} y={120} />
    <Person clothes="plum" x={74} y={244} scale={1.5} />
    <path className="s-ink" d="M84 142 92 140 94 156 87 158Z" />
    <Person clothes="teal" x={146} y={244} scale={1.5} />
    <Dog x={176} y={254} />
    <path
      className="s-frame"
      d="M26 232h11v42h-11ZM136 232h11v42h-11ZM246 232h11v42h-11ZM356 232h11v42h-11ZM466 232h11v42h-11Z"
    />
    <path className="s-steel" d="M0 222H560V244H0Z" />
    <path className="s-steel-d" d="M0 231H560V237H0Z" />
    <path className="s-road" d="M0 270H560V384H0Z" />
    <path className="s-line" d="M0 360H560V366H0Z" />
    <Shadow x={236} y={344} length={290} />
    <Sedan paint="blue" hood="open" x={240} y={343} scale={1.45} />
    <path className="l-danger" strokeWidth="5" d="M500 250q-10-12 0-24t0-24M522 256q-10-12 0-24t0-24" />
    <Disc n={1} x={34} y={196} r={19} />
    <Disc n={2} x={116} y={128} r={19} />
    <Disc n={3} x={344} y={238} r={19} />
    <Disc n={4} x={540} y={196} r={19} />
    <Disc n={5} x={216} y={170} r={19} />
    <Disc n={6} x={424} y={104} r={19} />
  </Scene>
);

export const tellTheDispatcher = { width: 560, height: 384, draw: TellTheDispatcher };
