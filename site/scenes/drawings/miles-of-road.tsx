import type { ReactNode } from 'react';
import { metersPerMile } from '../../business/geography.ts';
import { useBusiness } from '../../site-context.ts';
import type { Point } from '../kit/bar.tsx';
import { Figure } from '../kit/figure.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Pin } from '../kit/pin.tsx';
import { Place } from '../kit/place.tsx';
import { roundSteps } from '../kit/round-steps.ts';
import { Sedan } from '../kit/sedan.tsx';
import { Straps } from '../kit/straps.tsx';
import { Treeline } from '../kit/treeline.tsx';
import { windingRoad } from '../kit/winding-road.ts';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

type Road = ReturnType<typeof windingRoad>;

const wide = windingRoad({ left: 110, right: 850, top: 96, r: 56, runs: 3 });
const tall = windingRoad({ left: 100, right: 240, top: 84, r: 50, runs: 5 });

/** The longest tow as a road folded up, with a sign at each round number of miles, beside the area served around home, on one scale. */
const Wide = () => (
  <Scene signs>
    <path className="s-verge" d="M0 0H960V400H0Z" />
    <LongestTow road={wide} truck={0.9}>
      <Treeline x={300} y={60} heights={[34, 46, 28]} />
      <Treeline x={480} y={164} heights={[30, 44, 36, 50]} />
      <Treeline x={250} y={382} heights={[40, 30, 46]} />
      <Treeline x={30} y={380} heights={[34, 48, 30]} />
    </LongestTow>
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <path className="s-verge" d="M0 0H340V560H0Z" />
    <LongestTow road={tall} truck={0.5}>
      <Treeline x={150} y={148} heights={[30, 40, 26]} />
      <Treeline x={90} y={352} heights={[26, 38, 30]} />
      <Treeline x={200} y={548} heights={[34, 26, 40]} />
    </LongestTow>
  </Scene>
);

interface LongestTowProps {
  road: Road;
  /** How far along the road the truck is, of all of it. */
  truck: number;
  /** What grows beside the road. */
  children: ReactNode;
}

function LongestTow({ road, truck, children }: LongestTowProps) {
  const { longDistanceMiles, serviceAreaMeters } = useBusiness().claims;
  const along = (miles: number) => (miles / longDistanceMiles) * road.length;
  const local = along(serviceAreaMeters / metersPerMile);
  const [homeX, homeY] = road.at(0);
  const [truckX, truckY] = road.at(truck * road.length);
  const dashes = Array.from({ length: Math.floor(road.length / 28) }, (_, dash) =>
    road.ribbon(dash * 28 + 8, dash * 28 + 20, 2.5),
  );
  return (
    <>
      <circle className="s-verge-d" cx={homeX} cy={homeY} r={Math.round(local)} />
      {children}
      <path className="s-line" d={road.ribbon(0, road.length, 34)} />
      <path className="s-road" d={road.ribbon(0, road.length, 30)} />
      <path className="s-line" d={dashes.join('')} />
      <path className="s-mark" d={road.ribbon(0, Math.min(local, road.length), 8)} />
      {roundSteps(longDistanceMiles).map((miles) => (
        <Sign key={miles} at={road.at(along(miles))} miles={miles} />
      ))}
      <Flatbed x={Math.round(truckX) - 52} y={Math.round(truckY) + 6} scale={0.28}>
        <Sedan paint="blue" x={34} />
        <Straps wheels={[71, 184]} />
      </Flatbed>
      <Pin x={homeX} y={homeY} />
      <Sign at={road.at(road.length)} miles={longDistanceMiles} large />
    </>
  );
}

/** A green sign beside the road. */
function Sign({ at: [x, y], miles, large = false }: { at: Point; miles: number; large?: boolean }) {
  const size = large ? 28 : 20;
  const half = (miles.toLocaleString('en-US').length * size) / 3.4 + 8;
  const [top, height] = [-22 - size * 1.5, size * 1.4];
  return (
    <Place x={Math.round(x)} y={Math.round(y)}>
      <path className="s-steel-d" d={`M-2 ${top + height}H2V-15H-2Z`} />
      <path className="s-white" d={`M${-half - 2} ${top - 2}H${half + 2}V${top + height + 2}H${-half - 2}Z`} />
      <path className="s-sign" d={`M${-half} ${top}H${half}V${top + height}H${-half}Z`} />
      <Figure x={0} y={top + height * 0.76} value={miles} size={size} anchor="middle" color="white" />
    </Place>
  );
}

export const milesOfRoad: Drawing = {
  width: 960,
  height: 400,
  draw: Wide,
  labels: [
    { x: 110, y: 142 },
    { x: 950, y: 358, align: 'end' },
  ],
  tall: {
    width: 340,
    height: 560,
    draw: Tall,
    labels: [
      { x: 100, y: 134 },
      { x: 332, y: 520, align: 'end', wide: 200 },
    ],
  },
};
