import { useBusiness } from '../../site-context.ts';
import { Backdrop } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { Lettering } from '../kit/signs.tsx';
import { TractorTrailer } from '../kit/trucks.tsx';
import { Scene } from '../scene.tsx';

const [start, end] = [36, 604];

/** For phones: the most that a flatbed carries and that the company tows, one truck under the other over the two bars. */
export function PoundsInRows() {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  const most = Math.max(flatbedPounds, heavyDutyPounds);
  // The longer bar first, as the other one is on it.
  const bars = [
    { pounds: flatbedPounds, color: 's-mark' },
    { pounds: heavyDutyPounds, color: 's-white' },
  ]
    .filter(({ pounds }) => pounds > 0)
    .sort((one, other) => other.pounds - one.pounds);
  return (
    <Scene signs>
      <Backdrop shift={80} horizon={170} />
      <path className="s-road" d="M0 188H640V460H0Z" />
      <path
        className="s-line"
        d="M0 194H640V196H0ZM12 254h72l-6 6h-72ZM172 254h72l-6 6h-72ZM332 254h72l-6 6h-72ZM492 254h72l-6 6h-72Z"
      />
      {flatbedPounds > 0 && (
        <>
          <BeaconGlow id="rows-glow" x={280} y={120} r={68} ground={208} />
          <Shadow x={32} y={216} length={314} />
          <LoadedFlatbed load="pickup" x={start} y={214} scale={0.84} />
        </>
      )}
      <Shadow x={32} y={368} length={508} />
      <TractorTrailer x={start} y={366} scale={0.62} />
      {bars.map(({ pounds, color }, place) => (
        <g key={pounds}>
          <path
            className={color}
            d={`M${start} 384H${start + Math.round((pounds / most) * (end - start))}V398H${start}Z`}
          />
          <Lettering
            x={place === 0 ? end : start}
            y={438}
            size={40}
            anchor={place === 0 ? 'end' : 'start'}
            className="s-badge"
          >
            {`${pounds.toLocaleString('en-US')} lb`}
          </Lettering>
        </g>
      ))}
    </Scene>
  );
}
