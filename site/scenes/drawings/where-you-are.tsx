import { Group, type Placement } from '../kit/parts.tsx';
import { RoadAhead } from '../kit/road-ahead.tsx';
import { Lettering, MileMarker, RouteMarker } from '../kit/signs.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** What a driver can look for: the route and its direction, the mile, the exit, a bridge, a store. */
const Wide = () => (
  <Scene>
    <RoadAhead
      width={960}
      height={600}
      x={430}
      horizon={270}
      edges={[-640, -190, 230, 620]}
      deck={134}
      piers={[274, 464]}
    />
    <StoreSign x={120} y={350} scale={1.2} />
    <ExitSign x={606} y={400} scale={1.05} />
    <MileMarker mile="30" x={720} y={540} scale={1.9} />
    <RouteMarker x={846} y={580} scale={1.4} />
    <Dashboard width={960} height={600} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene>
    <RoadAhead
      width={380}
      height={480}
      x={150}
      horizon={186}
      edges={[-560, -220, 74, 256]}
      deck={80}
      piers={[2, 330]}
    />
    <StoreSign x={56} y={224} scale={0.82} />
    <ExitSign x={236} y={206} scale={0.75} />
    <MileMarker mile="30" x={236} y={396} scale={1.45} />
    <RouteMarker x={324} y={450} scale={0.9} />
    <Dashboard width={380} height={480} />
  </Scene>
);

export const whereYouAre: Drawing = {
  width: 960,
  height: 600,
  draw: Wide,
  labels: [
    { x: 940, y: 130, maxWidth: 320, align: 'end', to: [846, 304], via: [846, 130] },
    { x: 620, y: 452, align: 'end', to: [687, 452] },
    { x: 600, y: 56, align: 'start', to: [560, 194], via: [560, 56] },
    { x: 20, y: 70, align: 'start', to: [120, 156], via: [120, 70] },
  ],
  tall: {
    width: 380,
    height: 480,
    draw: Tall,
    labels: [
      { x: 366, y: 222, align: 'end', maxWidth: 190, to: [324, 276], via: [324, 222] },
      { x: 176, y: 350, align: 'end', maxWidth: 130, to: [216, 340], via: [196, 350] },
      { x: 14, y: 35, align: 'start', to: [274, 60], via: [274, 35] },
      { x: 14, y: 258, maxWidth: 130, align: 'start', to: [30, 144], via: [30, 258] },
    ],
  },
};

/** A dashboard at the bottom of a picture of this size, with the wheel and the button for the hazard lights. */
const Dashboard = ({ width, height }: { width: number; height: number }) => (
  <>
    <circle className="l-dash" cx={width * 0.24} cy={height + 26} r="112" strokeWidth="17" fill="none" />
    <path
      className="s-frame"
      d={`M0 ${height}V${height - 34}Q${width / 2} ${height - 66} ${width} ${height - 34}V${height}Z`}
    />
    <g transform={`translate(${width / 2} ${height - 24})`}>
      <rect className="s-well" x="-22" y="-17" width="44" height="34" rx="7" />
      <path className="s-red" fillRule="evenodd" d="M0-13 13 10H-13ZM0-4-5 5.5H5Z" />
    </g>
  </>
);

/** The sign of an exit, 200 high. */
const ExitSign = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-steel-d" d="M-70-110H-62V0H-70ZM62-110H70V0H62Z" />
    <rect className="s-white" x="-100" y="-200" width="200" height="112" rx="8" />
    <rect className="s-sign" x="-96.5" y="-196.5" width="193" height="105" rx="6" />
    <Lettering x={0} y={-155} size={36}>
      EXIT
    </Lettering>
    <path className="l-white" strokeWidth="9" d="M-18-104 22-138M-8-140H24V-110" />
  </Group>
);

/** A gas station's sign on its post, 168 high, lit at night. */
const StoreSign = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-frame" d="M-5-110H5V0H-5Z" />
    <g className="s-beam">
      <circle className="s-lamp" cy="-130" r="86" opacity=".1" />
      <circle className="s-lamp" cy="-130" r="66" opacity=".14" />
    </g>
    <rect className="s-lamp" x="-48" y="-168" width="96" height="74" rx="10" />
    <g className="l-ban" strokeWidth="6">
      <path d="M-24-112V-146Q-24-152-18-152H-2Q4-152 4-146V-112M-30-111H10M-24-134H4M4-128H10Q15-128 15-122 15-116 20-116T25-122V-140L16-149" />
    </g>
  </Group>
);
