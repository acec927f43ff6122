import { useBusiness } from '../../site-context.ts';
import { BoxTruck } from '../kit/box-truck.tsx';
import { Bus } from '../kit/bus.tsx';
import { Figure } from '../kit/figure.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Pickup } from '../kit/pickup.tsx';
import { Place } from '../kit/place.tsx';
import { Rotator } from '../kit/rotator.tsx';
import { roundSteps } from '../kit/round-steps.ts';
import { Straps } from '../kit/straps.tsx';
import { TractorTrailer } from '../kit/tractor-trailer.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

/** What a flatbed carries and what the company tows at most, as two bars on one scale, each under what it is for. */
const Wide = () => {
  const { flatbedPounds, heavyDutyPounds } = useBusiness().claims;
  return (
    <Scene signs>
      <path className="s-sky" d="M0 0H960V352H0Z" />
      <LoadedFlatbed x={30} y={78} />
      <Gauge y={78} width={900} pounds={flatbedPounds} />
      <TractorTrailer x={30} y={266} scale={0.4} />
      <BoxTruck x={376} y={266} scale={0.4} />
      <Bus x={526} y={266} scale={0.4} />
      <Rotator x={746} y={266} scale={0.4} />
      <Gauge y={266} width={900} pounds={heavyDutyPounds} figures={7} />
    </Scene>
  );
};

/** The same for phones, the heavy vehicles one below the other. */
const Tall = () => {
  const { flatbedPounds, heavyDutyPounds } = useBusiness().claims;
  return (
    <Scene signs>
      <path className="s-sky" d="M0 0H340V444H0Z" />
      <LoadedFlatbed x={20} y={76} scale={0.33} />
      <Gauge y={76} width={300} x={20} pounds={flatbedPounds} />
      <Bus x={14} y={270} scale={0.33} />
      <Rotator x={186} y={270} scale={0.33} />
      <TractorTrailer x={20} y={362} scale={0.365} />
      <Gauge y={362} width={300} x={20} pounds={heavyDutyPounds} figures={3} />
    </Scene>
  );
};

const LoadedFlatbed = ({ x, y, scale = 0.4 }: { x: number; y: number; scale?: number }) => (
  <Flatbed x={x} y={y} scale={scale}>
    <Pickup x={34} />
    <Straps wheels={[75, 197]} />
  </Flatbed>
);

interface GaugeProps {
  x?: number;
  /** Where what stands on it stands. */
  y: number;
  /** How long the greater of the two capacities is. */
  width: number;
  pounds: number;
  /** How many round numbers stand below, at most. */
  figures?: number;
}

/** A capacity as a bar, its figure at the bar's end or, where there is no room, within. */
function Gauge({ x = 30, y, width, pounds, figures }: GaugeProps) {
  const { flatbedPounds, heavyDutyPounds } = useBusiness().claims;
  const most = Math.max(flatbedPounds, heavyDutyPounds);
  const long = (weight: number) => Math.round((weight / most) * width);
  const steps = figures ? roundSteps(most, figures) : [];
  const beside = long(pounds) + 130 < width;
  return (
    <Place x={x} y={y}>
      <path className="s-road" d={`M0 0H${width}V36H0Z`} />
      <path className="s-mark" d={`M0 0H${long(pounds)}V36H0Z`} />
      <path className="s-badge" d={steps.map((step) => `M${long(step) - 1} 36h2v8h-2Z`).join('')} />
      <Figure
        {...(beside ? { x: long(pounds) + 10 } : { x: long(pounds) - 10, anchor: 'end', color: 'paper' })}
        y={27}
        value={pounds}
        size={26}
      />
      {steps.map((step) => (
        <Figure key={step} x={long(step)} y={66} value={step} size={18} anchor="middle" />
      ))}
    </Place>
  );
}

export const poundsToScale: Drawing = {
  width: 960,
  height: 352,
  draw: Wide,
  labels: [
    { x: 30, y: 136, align: 'start' },
    { x: 30, y: 182, align: 'start' },
  ],
  tall: {
    width: 340,
    height: 444,
    draw: Tall,
    labels: [
      { x: 20, y: 132, align: 'start', wide: 300 },
      { x: 20, y: 288, align: 'start', wide: 300 },
    ],
  },
};
