import type { ReactNode } from 'react';
import { useBusiness } from '../../site-context.ts';
import { Backdrop } from '../kit/backdrop.tsx';
import { Lettering } from '../kit/lettering.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

interface Spot {
  x: number;
  y: number;
  scale?: number;
}

const Group = ({ x, y, scale = 1, children }: Spot & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>{children}</g>
);

/** Its foot at `x`, `y`, like the signs that follow. */
const MileMarker = (spot: Spot) => (
  <Group {...spot}>
    <path className="s-steel-d" d="M-4-40H4V0H-4Z" />
    <rect className="s-white" x="-25" y="-130" width="50" height="92" rx="5" />
    <rect className="s-sign" x="-22.5" y="-127.5" width="45" height="87" rx="3.5" />
    <Lettering x={0} y={-113} size={13}>
      MILE
    </Lettering>
    <Lettering x={0} y={-82} size={36}>
      3
    </Lettering>
    <Lettering x={0} y={-48} size={36}>
      0
    </Lettering>
  </Group>
);

/** A road's marker under its direction, without the number of any road: the drawing is the same in every state. */
const RouteMarker = (spot: Spot) => (
  <Group {...spot}>
    <path className="s-steel-d" d="M-4-70H4V0H-4Z" />
    <rect className="s-white" x="-46" y="-196" width="92" height="34" rx="4" />
    <Lettering x={0} y={-170} size={24} className="s-ink">
      NORTH
    </Lettering>
    <path
      className="s-white"
      d="M-34-156Q-18-150 0-158 18-150 34-156 50-128 44-104 33-78 0-66-33-78-44-104-50-128-34-156Z"
    />
    <Lettering x={0} y={-103} size={22} className="s-ink">
      ROUTE
    </Lettering>
  </Group>
);

/** The next exit, with the name of a town that the owner serves. */
function ExitSign(spot: Spot) {
  const [town] = useBusiness().towns;
  return (
    <Group {...spot}>
      <path className="s-steel-d" d="M-70-110H-62V0H-70ZM62-110H70V0H62Z" />
      <rect className="s-white" x="-2" y="-240" width="102" height="44" rx="6" />
      <rect className="s-sign" x="1" y="-237" width="96" height="40" rx="4" />
      <Lettering x={49} y={-208} size={24}>
        EXIT 31
      </Lettering>
      <rect className="s-white" x="-100" y="-200" width="200" height="112" rx="8" />
      <rect className="s-sign" x="-96.5" y="-196.5" width="193" height="105" rx="6" />
      {town && (
        <Lettering x={0} y={-156} size={34} maxWidth={170}>
          {town.name}
        </Lettering>
      )}
      <path className="l-white" strokeWidth="9" d="M-18-104 22-138M-8-140H24V-110" />
    </Group>
  );
}

const StoreSign = (spot: Spot) => (
  <Group {...spot}>
    <path className="s-frame" d="M-5-110H5V0H-5Z" />
    <g className="s-beam">
      <circle className="s-lamp" cy="-130" r="86" opacity=".1" />
      <circle className="s-lamp" cy="-130" r="66" opacity=".14" />
    </g>
    <rect className="s-lamp" x="-48" y="-168" width="96" height="74" rx="10" />
    <g className="l-danger" strokeWidth="6">
      <path d="M-24-112V-146Q-24-152-18-152H-2Q4-152 4-146V-112M-30-111H10M-24-134H4M4-128H10Q15-128 15-122 15-116 20-116T25-122V-140L16-149" />
    </g>
  </Group>
);

interface View {
  width: number;
  height: number;
  /** Where the road vanishes. */
  x: number;
  horizon: number;
  /** Where, at the picture's foot, the edges lie of the road, its lanes and the shoulder. */
  edges: readonly [far: number, lanes: number, near: number, shoulder: number];
  /** Height of the bridge's deck. */
  deck: number;
}

/** The road ahead as it is seen from a car on its right shoulder. */
function RoadAhead({ width, height, x, horizon, edges: [far, lanes, near, shoulder], deck }: View) {
  const at = (foot: number, nearness: number) =>
    `${Math.round(x + (foot - x) * nearness)} ${Math.round(horizon + (height - horizon) * nearness)}`;
  const strip = (left: number, right: number, from = 0, to = 1) =>
    `M${at(left, from)} ${at(right, from)} ${at(right, to)} ${at(left, to)}Z`;
  const lane = (lanes + near) / 2;
  const half = (near - lanes) / 14;
  const pier = (foot: number) =>
    `M${at(foot, 0.12).split(' ')[0]} ${deck + 20}h16V${horizon + (height - horizon) * 0.13}h-16Z`;
  return (
    <>
      <Backdrop shift={560} horizon={horizon} />
      <path className="s-verge" d={`M0 ${horizon}H${width}V${height}H0Z`} />
      <path className="s-road" d={strip(far, shoulder)} />
      <path className="s-line" opacity=".2" d={strip(near, shoulder)} />
      <path className="s-line" d={strip(near - 12, near + 4) + strip(far, far + 14)} />
      <path
        className="s-line"
        d={[0.1, 0.17, 0.27, 0.42, 0.66].map((from) => strip(lanes - 7, lanes + 7, from, from * 1.28)).join('')}
      />
      <path
        className="s-chalk"
        d={`${strip(lane - half / 2.6, lane + half / 2.6, 0.4, 0.62)}M${at(lane, 0.32)} ${at(lane + half * 1.3, 0.42)} ${at(lane - half * 1.3, 0.42)}Z`}
      />
      <path className="s-steel-d" d={pier(far - 160) + pier(shoulder + 140)} />
      <path className="s-steel" d={`M0 ${deck}H${width}V${deck + 20}H0Z`} />
      <path className="s-steel-d" d={`M0 ${deck + 14}H${width}V${deck + 22}H0ZM0 ${deck - 12}H${width}v3H0Z`} />
    </>
  );
}

/** The dashboard, its wheel and the button of the hazard lights. */
const Dashboard = ({ width, height }: { width: number; height: number }) => (
  <>
    <circle className="l-dash" cx={width * 0.24} cy={height + 26} r="112" strokeWidth="17" fill="none" />
    <path
      className="s-well"
      d={`M0 ${height}V${height - 34}Q${width / 2} ${height - 66} ${width} ${height - 34}V${height}Z`}
    />
    <g transform={`translate(${width / 2} ${height - 24})`}>
      <rect className="s-frame" x="-22" y="-17" width="44" height="34" rx="7" />
      <path className="s-red" fillRule="evenodd" d="M0-13 13 10H-13ZM0-4-5 5.5H5Z" />
    </g>
  </>
);

/** What a driver can read off the road: the route, the way it goes, the mile, the exit, a bridge, a sign. */
const Wide = () => (
  <Scene signs>
    <RoadAhead width={960} height={470} x={430} horizon={206} edges={[-640, -190, 230, 620]} deck={104} />
    <StoreSign x={120} y={250} />
    <ExitSign x={560} y={292} />
    <MileMarker x={620} y={412} scale={1.05} />
    <RouteMarker x={846} y={420} scale={1.15} />
    <Dashboard width={960} height={470} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <RoadAhead width={380} height={560} x={150} horizon={226} edges={[-560, -220, 74, 256]} deck={96} />
    <StoreSign x={56} y={282} scale={0.82} />
    <ExitSign x={270} y={300} scale={0.92} />
    <MileMarker x={236} y={462} scale={1.05} />
    <RouteMarker x={324} y={500} scale={0.98} />
    <Dashboard width={380} height={560} />
  </Scene>
);

export const whereYouAre: Drawing = {
  width: 960,
  height: 470,
  draw: Wide,
  labels: [
    { x: 944, y: 120, maxWidth: 200, align: 'end', to: [846, 200], via: [846, 120] },
    { x: 540, y: 332, align: 'end', to: [594, 332] },
    { x: 416, y: 40, align: 'end', to: [560, 74], via: [490, 40] },
    { x: 20, y: 284, align: 'start', to: [120, 152], via: [120, 284] },
  ],
  tall: {
    width: 380,
    height: 560,
    draw: Tall,
    labels: [
      { x: 366, y: 258, align: 'end', maxWidth: 150, to: [324, 314], via: [324, 258] },
      { x: 186, y: 374, align: 'end', maxWidth: 140, to: [211, 374] },
      { x: 14, y: 42, align: 'start', to: [270, 98], via: [270, 42] },
      { x: 14, y: 304, maxWidth: 140, align: 'start', to: [56, 200], via: [56, 304] },
    ],
  },
};
