import { CallBadge } from '../kit/call-badge.tsx';
import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { Gantry } from '../kit/gantry.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { PoliceAbove } from '../kit/police-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

interface Spot {
  x: number;
  y: number;
}

/** The street along the town lies from 300 to 372; the one across it is as wide and starts at `cross`. */
const Streets = ({ width, height, cross }: { width: number; height: number; cross: number }) => {
  const [middle, end] = [cross + 36, cross + 72];
  return (
    <>
      <path className="s-verge" d={`M0 0H${width}V${height}H0Z`} />
      <path className="s-mild" d={`M0 290H${width}V382H0ZM${cross - 10} 140H${end + 10}V${height}H${cross - 10}Z`} />
      <path className="s-road" d={`M0 300H${width}V372H0ZM${cross} 140H${end}V${height}H${cross}Z`} />
      <path
        className="l-chalk"
        strokeWidth="3"
        strokeDasharray="16 14"
        d={`M8 336H${cross - 16}M${end + 16} 336H${width}M${middle} 160V290M${middle} 390V${height}`}
      />
    </>
  );
};

interface HouseProps extends Spot {
  width: number;
  height: number;
  roof: 'steel' | 'rust' | 'plum';
}

/** A roof with its ridge along the middle. */
const House = ({ x, y, width, height, roof }: HouseProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-shadow" opacity=".5" d={`M6 6H${width + 6}V${height + 6}H6Z`} />
    <path className={`s-${roof}`} d={`M0 0H${width}V${height}H0Z`} />
    <path className={`s-${roof}-d`} d={`M0 ${height / 2}H${width}V${height}H0Z`} />
  </g>
);

/** A toll road over the town, and the truck that it has authorized. */
const TollRoad = ({ length, at }: { length: number; at: number }) => (
  <>
    <HighwayAbove length={length} width={148} lanes={[38, 76]} shoulder={50} />
    <g transform={`translate(${at - 130})`}>
      <Gantry width={130} />
    </g>
    <Way d={`M${at - 60} 19H${at}`} tip={[at, 19, 0]} />
    <CarAbove paint="steel" x={at} y={102} scale={0.72} hazards />
    <WreckerAbove paint="plum" x={at + 136} y={102} scale={0.72} />
    <Disc n={4} x={at + 66} y={102} />
  </>
);

/** A car that won't start in its own driveway, its driver with a phone, and the company's truck on its way. */
const Home = ({ x }: { x: number }) => (
  <g transform={`translate(${x})`}>
    <path className="s-road" d="M114 204H166V300H114Z" />
    <House x={14} y={170} width={92} height={72} roof="rust" />
    <CarAbove paint="blue" x={140} y={244} scale={0.72} rotate={90} hazards />
    <PersonAbove x={194} y={250} clothes="teal" scale={1.3} />
    <CallBadge to="us" x={212} y={206} />
    <Disc n={1} x={238} y={250} />
    <WreckerAbove x={64} y={354} scale={0.7} />
    <Way className="l-badge" dashed width={5} d="M124 352Q140 352 140 318" tip={[140, 314, -90]} />
  </g>
);

/** A crash where the streets meet, an officer beside it, and a truck from the town's list. */
const Crash = ({ cross }: { cross: number }) => (
  <g transform={`translate(${cross})`}>
    <CarAbove paint="teal" x={10} y={354} scale={0.72} rotate={-10} />
    <CarAbove paint="plum" x={50} y={322} scale={0.72} rotate={68} />
    <path className="s-glass" d="M20 316l8 4-5 5ZM62 366l9-3-3 8ZM78 352l6 5-8 3Z" />
    <PoliceAbove x={18} y={214} scale={0.72} rotate={90} />
    <PersonAbove x={64} y={258} clothes="blue-d" rotate={160} scale={1.3} />
    <Disc n={2} x={106} y={256} />
    <WreckerAbove paint="blue" x={54} y={452} scale={0.7} rotate={-90} />
  </g>
);

/** A private lot with its sign at the entrance, its owner, and a car on the hook. */
const Lot = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-mild" d="M-6-6H270V160H-6Z" />
    <path className="s-road" d="M0 0H264V154H0ZM20-30H76V4H20Z" />
    <path className="l-chalk" strokeWidth="3" d={[0, 46, 92, 138].map((step) => `M${116 + step} 10V66`).join('')} />
    <CarAbove paint="blue" x={139} y={44} scale={0.6} rotate={90} />
    <CarAbove paint="teal" x={231} y={44} scale={0.6} rotate={90} />
    <CarAbove paint="plum" x={212} y={116} scale={0.72} flip />
    <WreckerAbove paint="teal" x={110} y={116} scale={0.7} flip />
    <path className="s-frame" d="M94-6H98V14H94Z" />
    <path className="s-white" d="M79-20H113V4H79Z" />
    <path className="s-red" d="M79-20H113V-13H79Z" />
    <path className="s-ink" d="M84-9H107V-6H84ZM84-3H101V0H84Z" />
    <PersonAbove x={72} y={54} clothes="plum" rotate={140} scale={1.3} />
    <Disc n={3} x={28} y={52} />
  </g>
);

/** Four places on one map, and who chooses the tow company in each. */
const Wide = () => (
  <Scene signs>
    <Streets width={800} height={570} cross={360} />
    <TollRoad length={800} at={420} />
    <Home x={70} />
    <House x={490} y={176} width={120} height={84} roof="steel" />
    <House x={660} y={182} width={92} height={72} roof="plum" />
    <House x={30} y={420} width={110} height={84} roof="plum" />
    <House x={200} y={424} width={100} height={76} roof="steel" />
    <TreesAbove
      at={[
        [40, 200, 24],
        [30, 262, 18],
        [326, 186, 18],
        [636, 268, 18],
        [776, 268, 22],
        [170, 536, 24],
        [322, 540, 20],
        [772, 420, 20],
        [470, 540, 22],
        [776, 540, 16],
      ]}
    />
    <Crash cross={360} />
    <Lot x={486} y={402} />
  </Scene>
);

/** The same for phones, the lot below the houses. */
const Tall = () => (
  <Scene signs>
    <Streets width={430} height={580} cross={292} />
    <TollRoad length={430} at={170} />
    <Home x={8} />
    <TreesAbove
      at={[
        [270, 176, 18],
        [404, 196, 18],
        [400, 420, 20],
        [394, 520, 24],
      ]}
    />
    <Crash cross={292} />
    <Lot x={10} y={410} />
  </Scene>
);

export const whoChooses = { width: 800, height: 570, draw: Wide, tall: { width: 430, height: 580, draw: Tall } };
