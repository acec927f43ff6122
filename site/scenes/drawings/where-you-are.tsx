import { Dashboard } from '../kit/dashboard.tsx';
import { ExitSign } from '../kit/exit-sign.tsx';
import { MileMarker } from '../kit/mile-marker.tsx';
import { RoadAhead } from '../kit/road-ahead.tsx';
import { RouteMarker } from '../kit/route-marker.tsx';
import { StoreSign } from '../kit/store-sign.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** What a driver can read off the road: the route, the way it goes, the mile, the exit, a bridge, a sign. */
const Wide = () => (
  <Scene signs>
    <RoadAhead width={960} height={424} x={430} horizon={206} edges={[-640, -190, 230, 620]} deck={104} />
    <StoreSign x={120} y={250} />
    <ExitSign x={560} y={292} />
    <MileMarker mile="30" x={620} y={410} scale={1.5} />
    <RouteMarker x={846} y={420} scale={1.15} />
    <Dashboard width={960} height={424} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <RoadAhead width={380} height={480} x={150} horizon={186} edges={[-560, -220, 74, 256]} deck={80} />
    <StoreSign x={56} y={236} scale={0.82} />
    <ExitSign x={270} y={256} scale={0.92} />
    <MileMarker mile="30" x={236} y={396} scale={1.45} />
    <RouteMarker x={324} y={442} scale={0.98} />
    <Dashboard width={380} height={480} />
  </Scene>
);

export const whereYouAre: Drawing = {
  width: 960,
  height: 424,
  draw: Wide,
  labels: [
    { x: 940, y: 120, maxWidth: 152, align: 'end', to: [846, 195], via: [846, 120] },
    { x: 540, y: 332, align: 'end', to: [594, 332] },
    { x: 416, y: 42, align: 'end', to: [474, 96], via: [474, 42] },
    { x: 20, y: 274, align: 'start', to: [150, 154], via: [150, 274] },
  ],
  tall: {
    width: 380,
    height: 480,
    draw: Tall,
    labels: [
      { x: 366, y: 206, align: 'end', maxWidth: 150, to: [324, 251], via: [324, 206] },
      { x: 186, y: 330, align: 'end', maxWidth: 140, to: [216, 330] },
      { x: 14, y: 35, align: 'start', to: [250, 76], via: [250, 35] },
      { x: 14, y: 258, maxWidth: 140, align: 'start', to: [80, 157], via: [80, 258] },
    ],
  },
};
