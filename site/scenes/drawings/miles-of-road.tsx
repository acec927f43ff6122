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

const road = windingRoad({ left: 80, right: 470, top: 92, r: 46, runs: 4 });

/** The longest tow as a road folded up, with a sign at each round number of miles, beside the area served around home, on one scale. */
function MilesOfRoad() {
  const { longDistanceMiles = 0, serviceAreaMeters } = useBusiness().claims;
  const along = (miles: number) => (miles / longDistanceMiles) * road.length;
  const local = along(serviceAreaMeters / metersPerMile);
  const [homeX, homeY] = road.at(0);
  const [truckX, truckY] = road.at(0.62 * road.length);
  const dashes = Array.from({ length: Math.floor(road.length / 28) }, (_, dash) =>
    road.ribbon(dash * 28 + 8, dash * 28 + 20, 2.5),
  );
  return (
    <Scene signs>
      <rect className="s-verge" width="600" height="440" rx="12" />
      <circle className="s-verge-d" cx={homeX} cy={homeY} r={Math.round(local)} />
      <Treeline x={200} y={66} heights={[34, 46, 28]} />
      <Treeline x={250} y={246} heights={[30, 44, 36]} />
      <Treeline x={350} y={432} heights={[34, 48, 30]} />
      <Treeline x={520} y={424} heights={[40, 30, 46]} />
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
    </Scene>
  );
}

/** A green sign beside the road. */
function Sign({ at: [x, y], miles, large = false }: { at: Point; miles: number; large?: boolean }) {
  const size = large ? 36 : 26;
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
  width: 600,
  height: 440,
  needs: ['long-distance-towing'],
  draw: MilesOfRoad,
  labels: [
    { x: 22, y: 28, align: 'start', wide: 300 },
    { x: 22, y: 402, align: 'start', wide: 320 },
  ],
};
