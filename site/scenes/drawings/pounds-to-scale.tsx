import { useBusiness } from '../../site-context.ts';
import { BoxTruck } from '../kit/box-truck.tsx';
import { Bus } from '../kit/bus.tsx';
import { Figure } from '../kit/figure.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Pickup } from '../kit/pickup.tsx';
import { Place, type Placement } from '../kit/place.tsx';
import { Rotator } from '../kit/rotator.tsx';
import { roundSteps } from '../kit/round-steps.ts';
import { Straps } from '../kit/straps.tsx';
import { TractorTrailer } from '../kit/tractor-trailer.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

/** What a flatbed carries and what the company tows at most, as two bars on one scale, each under what it is for. */
const PoundsToScale = () => {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  return (
    <Scene signs>
      <rect className="s-sky" width="600" height="450" rx="12" />
      <LoadedFlatbed x={30} y={88} scale={0.52} />
      <Gauge y={88} width={540} pounds={flatbedPounds} />
      <BoxTruck x={30} y={262} scale={0.42} />
      <Bus x={178} y={262} scale={0.42} />
      <Rotator x={392} y={262} scale={0.42} />
      <TractorTrailer x={30} y={356} scale={0.46} />
      <Gauge y={356} width={540} pounds={heavyDutyPounds} figures={3} />
    </Scene>
  );
};

const LoadedFlatbed = (placement: Placement) => (
  <Flatbed {...placement}>
    <Pickup x={34} />
    <Straps wheels={[75, 197]} />
  </Flatbed>
);

interface GaugeProps {
  /** Where what stands on it stands. */
  y: number;
  /** How long the greater of the two capacities is. */
  width: number;
  pounds: number;
  /** How many round numbers stand below, at most. */
  figures?: number;
}

/** A capacity as a bar, its figure at the bar's end or, where there is no room, within. */
function Gauge({ y, width, pounds, figures }: GaugeProps) {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  const most = Math.max(flatbedPounds, heavyDutyPounds);
  const long = (weight: number) => Math.round((weight / most) * width);
  const steps = figures ? roundSteps(most, figures) : [];
  const beside = long(pounds) + 130 < width;
  return (
    <Place x={30} y={y}>
      <path className="s-road" d={`M0 0H${width}V36H0Z`} />
      <path className="s-mark" d={`M0 0H${long(pounds)}V36H0Z`} />
      <path className="s-badge" d={steps.map((step) => `M${long(step) - 1} 36h2v8h-2Z`).join('')} />
      <Figure
        {...(beside ? { x: long(pounds) + 10 } : { x: long(pounds) - 10, anchor: 'end', color: 'paper' })}
        y={27}
        value={pounds}
        size={30}
      />
      {steps.map((step) => (
        <Figure key={step} x={long(step)} y={70} value={step} size={24} anchor="middle" />
      ))}
    </Place>
  );
}

export const poundsToScale: Drawing = {
  width: 600,
  height: 450,
  needs: ['heavy-duty-towing', 'flatbed-towing'],
  draw: PoundsToScale,
  labels: [
    { x: 30, y: 148, align: 'start', wide: 290 },
    { x: 570, y: 312, align: 'end', wide: 163 },
  ],
};
