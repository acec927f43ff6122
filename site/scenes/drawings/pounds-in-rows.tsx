import { useBusiness } from '../../site-context.ts';
import { Backdrop } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { Lettering } from '../kit/signs.tsx';
import { TractorTrailer } from '../kit/trucks.tsx';
import { Scene } from '../scene.tsx';

/** For phones: the most that a flatbed carries and that the company tows, each in a row with a bar and its figure. */
export function PoundsInRows() {
  const { flatbedPounds = 0, heavyDutyPounds = 0 } = useBusiness().claims;
  const most = Math.max(flatbedPounds, heavyDutyPounds);
  const rows = [
    { pounds: flatbedPounds, truck: <LoadedFlatbed load="pickup" x={28} scale={0.84} />, length: 314 },
    { pounds: heavyDutyPounds, truck: <TractorTrailer x={28} scale={0.62} />, length: 508 },
  ].filter(({ pounds }) => pounds > 0);
  return (
    <Scene signs>
      <Backdrop shift={80} horizon={126} />
      <path className="s-road" d="M0 144H640V460H0Z" />
      <path className="s-line" d="M0 150H640V152H0Z" />
      {flatbedPounds > 0 && <BeaconGlow id="rows-glow" x={272} y={76} r={68} ground={164} />}
      {rows.map(({ pounds, truck, length }, row) => (
        <g key={pounds} transform={`translate(0 ${170 + row * 196})`}>
          <Shadow x={24} y={2} length={length} />
          {truck}
          <path className="s-line" opacity=".35" d="M36 16H604V30H36Z" />
          <path
            className={row === 0 ? 's-mark' : 's-white'}
            d={`M36 16H${36 + Math.round((pounds / most) * 568)}V30H36Z`}
          />
          <Lettering x={36} y={68} size={40} anchor="start" className="s-badge">
            {`${pounds.toLocaleString('en-US')} lb`}
          </Lettering>
        </g>
      ))}
    </Scene>
  );
}
