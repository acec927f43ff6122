import { Suv } from '../kit/cars.tsx';
import { RoadScene } from '../kit/country.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { MileMarker } from '../kit/signs.tsx';
import { TowedSedan } from '../kit/wheel-lift.tsx';
import type { Drawing } from './artboard.ts';

/** Between the pickets of the fence, which goes on beyond the drawing. */
const pickets = Array.from({ length: 33 }, (_, index) => 502 + 14 * index);

/** What a tow is billed for, along its way: a wrecker takes a car past a mile marker to a fenced yard. */
const TowBill = () => (
  <RoadScene shift={420}>
    <path className="s-road" d="M496 262H960V284H496Z" />
    <Suv x={522} y={276} scale={0.86} />
    <Suv x={732} y={276} scale={0.86} />
    <path className="l-steel" strokeWidth="2" d={pickets.map((x) => `M${x} 190V278`).join('')} />
    <path className="s-steel-d" d="M492 184H498V282H492ZM496 190H960V194H496ZM496 272H960V276H496Z" />
    <MileMarker mile="30" x={40} y={276} scale={1.2} />
    <Shadow x={76} y={302} length={388} />
    <BeaconGlow id="bill-glow" x={399} y={202} r={94}>
      <TowedSedan paint="plum" x={70} y={300} scale={0.88} />
    </BeaconGlow>
  </RoadScene>
);

export const towBill: Drawing = { width: 640, height: 360, isBackground: true, draw: TowBill };
