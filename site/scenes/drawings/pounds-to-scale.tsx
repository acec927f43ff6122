import { useBusiness } from '../../site-context.ts';
import { Backdrop, leftEdge } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Group, Shadow } from '../kit/parts.tsx';
import { Rotator } from '../kit/rotator.tsx';
import { Lettering } from '../kit/signs.tsx';
import { BoxTruck, TractorTrailer } from '../kit/trucks.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** The size of the figures. */
const size = 26;

/**
 * The most that the company tows, and that a flatbed carries: two bars, one over the other.
 * @param props.start where the longer bar begins; it ends at `end`
 */
function Scale({ start, end }: { start: number; end: number }) {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  const bars = [
    { pounds: heavyDutyPounds, color: 's-white' },
    { pounds: flatbedPounds, color: 's-mark' },
  ]
    .filter(({ pounds }) => pounds > 0)
    .sort((one, other) => other.pounds - one.pounds);
  const capacities = bars.map(({ pounds }) => pounds);
  const [most = 0] = capacities;
  const long = (pounds: number) => Math.round((pounds / most) * (end - start));
  return (
    <Group x={start} y={295}>
      {bars.map(({ pounds, color }) => (
        <path key={color} className={color} d={`M0 6h${long(pounds)}v10H0Z`} />
      ))}
      <path className="s-badge" d={capacities.map((pounds) => `M${long(pounds) - 1} 2h2V20h-2Z`).join('')} />
      {capacities.map((pounds) => (
        <Lettering key={pounds} x={long(pounds)} y={22 + size * 0.85} size={size} className="s-badge">
          {`${pounds.toLocaleString('en-US')} lb`}
        </Lettering>
      ))}
    </Group>
  );
}

/** Trucks along a road, over the scale of their pounds. It ends under the heaviest load; the truck that tows it is beyond. */
function PoundsToScale() {
  const { flatbedPounds = 0 } = useBusiness().claims;
  return (
    <Scene>
      <Backdrop shift={80} />
      <path className="s-verge" d={`M${leftEdge} 262H960V276H${leftEdge}Z`} />
      <path className="s-road" d={`M${leftEdge} 274H960V360H${leftEdge}Z`} />
      <path className="s-line" d={`M${leftEdge} 280H960V282H${leftEdge}Z`} />
      {flatbedPounds > 0 && (
        <>
          <Shadow x={-650} y={294} length={225} />
          <BeaconGlow id="flatbed-glow" x={-476} y={225} r={55}>
            <LoadedFlatbed load="pickup" x={-650} y={292} scale={0.6} />
          </BeaconGlow>
        </>
      )}
      <Shadow x={-399} y={294} length={193} />
      <BoxTruck x={-399} y={292} scale={0.6} />
      <Shadow x={-180} y={294} length={492} />
      <TractorTrailer x={-180} y={292} scale={0.6} />
      <Shadow x={339} y={294} length={257} />
      <BeaconGlow id="rotator-glow" x={530} y={207} r={62}>
        <Rotator x={339} y={292} scale={0.6} />
      </BeaconGlow>
      <Scale start={-650} end={313} />
    </Scene>
  );
}

/** For phones: only the loads at the ends of the scale, and less sky. */
function ScaleForPhones() {
  const { flatbedPounds = 0 } = useBusiness().claims;
  return (
    <Scene>
      <g transform="translate(0 -60)">
        <Backdrop shift={80} />
        <path className="s-verge" d="M0 262H640V276H0Z" />
        <path className="s-road" d="M0 274H640V360H0Z" />
        <path className="s-line" d="M0 280H640V282H0Z" />
        {flatbedPounds > 0 && (
          <>
            <Shadow x={36} y={294} length={150} />
            <BeaconGlow id="flatbed-glow" x={152} y={247} r={44}>
              <LoadedFlatbed load="pickup" x={36} y={292} scale={0.4} />
            </BeaconGlow>
          </>
        )}
        <Shadow x={215} y={294} length={328} />
        <TractorTrailer x={215} y={292} scale={0.4} />
        <Scale start={36} end={544} />
      </g>
    </Scene>
  );
}

export const poundsToScale: Drawing = {
  width: 640,
  height: 360,
  isBackground: true,
  needs: ['heavy-duty-towing'],
  draw: PoundsToScale,
  tall: { width: 640, height: 300, draw: ScaleForPhones },
};
