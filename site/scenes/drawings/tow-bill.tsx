import { Suv } from '../kit/cars.tsx';
import { Roadside } from '../kit/country.tsx';
import { Shadow } from '../kit/parts.tsx';
import { MileMarker } from '../kit/signs.tsx';
import { TowedSedan } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** What a tow is billed for, along its way: a wrecker takes a car past a mile marker to a fenced yard. */
const TowBill = () => (
  <Scene>
    <Roadside y={290} shift={420} />
    <path className="s-road" d="M0 340H560V374H0Z" />
    <MileMarker mile="30" x={44} y={272} scale={1.3} />
    <Suv x={462} y={270} scale={0.9} />
    <path
      className="l-steel"
      strokeWidth="1.5"
      d="M446 172 544 270M470 172 560 262M494 172 560 238M518 172 560 214M446 196 520 270M446 220 496 270M446 244 472 270M470 172 446 196M494 172 446 220M518 172 446 244M542 172 446 270M560 178 468 270M560 202 492 270M560 226 516 270M560 250 540 270"
    />
    <path className="s-steel-d" d="M442 164H448V274H442ZM446 168H560V173H446ZM446 266H560V270H446Z" />
    <Shadow x={70} y={292} length={356} />
    <TowedSedan paint="plum" x={62} y={290} scale={0.8} />
  </Scene>
);

export const towBill: Drawing = {
  width: 560,
  height: 374,
  draw: TowBill,
  labels: [
    { x: 188, y: 328, to: [188, 282] },
    { x: 26, y: 52, align: 'start', to: [44, 148], via: [44, 52] },
    { x: 534, y: 96, align: 'end', to: [500, 196], via: [500, 96] },
  ],
};
