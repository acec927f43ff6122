import { useBusiness, useLettering } from '../../site-context.ts';
import { RoadScene } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Group, type Placement, Shadow } from '../kit/parts.tsx';
import { roundSteps } from '../kit/round-steps.ts';
import { Lettering } from '../kit/signs.tsx';
import type { Artboard, Drawing } from './artboard.ts';

/** A sign nearer to the last one would be hidden behind it. */
const apart = 130;

interface RoadProps {
  /** The ends of the tow. */
  start: number;
  end: number;
  /** The maximum number of signs on the way, and how high each is above the ground. */
  most: number;
  above: number;
  truck: { x: number; scale: number };
}

/** The company's longest tow as a road to scale, with a sign at each round number of miles. */
function MilesOfRoad({ start, end, most, above, truck }: RoadProps) {
  const { longDistanceMiles = 0 } = useBusiness().claims;
  const along = (miles: number) => Math.round((miles / longDistanceMiles) * (end - start));
  const onTruck = (units: number) => Math.round(units * truck.scale);
  const beacon = { x: truck.x + onTruck(290), y: 300 - onTruck(112), r: onTruck(88) };
  return (
    <RoadScene shift={260} peaks>
      <Pin x={start} y={270} />
      {roundSteps(longDistanceMiles, most)
        .filter((miles) => along(longDistanceMiles - miles) > apart)
        .map((miles) => (
          <Sign key={miles} x={start + along(miles)} miles={miles} above={above} />
        ))}
      <Sign x={end} miles={longDistanceMiles} above={above} />
      <Shadow x={truck.x} y={302} length={372 * truck.scale} />
      <BeaconGlow id="miles-glow" {...beacon}>
        <LoadedFlatbed load="suv" x={truck.x} y={300} scale={truck.scale} />
      </BeaconGlow>
    </RoadScene>
  );
}

/** The height of the letters of a sign. */
const size = 32;

/** A green sign beside the road. */
function Sign({ x, miles, above }: { x: number; miles: number; above: number }) {
  const figures = `${miles.toLocaleString('en-US')} mi`;
  const half = Math.round(useLettering()(figures, size).width / 2 + 14);
  const [top, height] = [-above - size * 1.4, size * 1.4];
  return (
    <Group x={x} y={270}>
      <path className="s-steel-d" d={`M-3 ${top + height}H3V0H-3Z`} />
      <path className="s-white" d={`M${-half - 2} ${top - 2}H${half + 2}V${top + height + 2}H${-half - 2}Z`} />
      <path className="s-sign" d={`M${-half} ${top}H${half}V${top + height}H${-half}Z`} />
      <Lettering x={0} y={top + height * 0.76} size={size}>
        {figures}
      </Lettering>
    </Group>
  );
}

const sheet: Omit<Artboard, 'draw'> = { width: 640, height: 360 };

export const milesOfRoad: Drawing = {
  ...sheet,
  isBackground: true,
  needs: ['long-distance-towing'],
  draw: () => <MilesOfRoad start={-632} end={514} most={3} above={36} truck={{ x: -100, scale: 0.82 }} />,
  // The whole way, from home to its end.
  tall: {
    ...sheet,
    draw: () => <MilesOfRoad start={44} end={526} most={2} above={57} truck={{ x: 252, scale: 0.56 }} />,
  },
};

/** A map pin, 40 high, its tip on the ground. */
function Pin(placement: Placement) {
  return (
    <Group {...placement}>
      <path className="s-paper" d="M0 3C-7-11-18-18-18-28A18 18 0 0 1 18-28C18-18 7-11 0 3Z" />
      <path className="s-mark" d="M0 0C-6-11-15.5-18-15.5-27A15.5 15.5 0 0 1 15.5-27C15.5-18 6-11 0 0Z" />
      <circle className="s-paper" cy="-27" r="6" />
    </Group>
  );
}
