import { useBusiness } from '../../site-context.ts';
import { Backdrop } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { Lettering } from '../kit/signs.tsx';
import { TractorTrailer } from '../kit/trucks.tsx';
import { Scene } from '../scene.tsx';

/** The most that a flatbed carries and that the company tows, each with its color. The longer bar is first, under the other. */
export function useBars() {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  const bars = [
    { pounds: flatbedPounds, color: 's-mark' },
    { pounds: heavyDutyPounds, color: 's-white' },
  ];
  return bars.filter(({ pounds }) => pounds > 0).sort((one, other) => other.pounds - one.pounds);
}

/** For phones: a loaded flatbed and the heaviest truck, each on a lane of its own, over its bar and with its figure. */
export function PoundsInRows() {
  const { flatbedPounds = 0 } = useBusiness().claims;
  const bars = useBars();
  const most = bars[0]?.pounds ?? 0;
  return (
    <Scene signs>
      <Backdrop shift={80} horizon={170} />
      <path className="s-road" d="M0 188H640V460H0Z" />
      <path className="s-line" d="M0 194H640V196H0ZM0 268H640V270H0Z" />
      {flatbedPounds > 0 && (
        <>
          <BeaconGlow id="rows-glow" x={280} y={120} r={68} ground={208} />
          <Shadow x={32} y={216} length={314} />
          <LoadedFlatbed load="pickup" x={36} y={214} scale={0.84} />
        </>
      )}
      <Shadow x={32} y={380} length={508} />
      <TractorTrailer x={36} y={378} scale={0.62} />
      {bars.map(({ pounds, color }) => {
        const [y, length] = [color === 's-mark' ? 234 : 398, Math.round((pounds / most) * 360)];
        return (
          <g key={color}>
            <path className={color} d={`M36 ${y}h${length}v14H36Z`} />
            <Lettering x={52 + length} y={y + 21} size={40} anchor="start" className="s-badge">
              {`${pounds.toLocaleString('en-US')} lb`}
            </Lettering>
          </g>
        );
      })}
    </Scene>
  );
}
