import { RoadScene } from './kit/country.tsx';
import { LoadedFlatbed } from './kit/flatbed.tsx';
import { BeaconGlow } from './kit/light.tsx';
import { Shadow } from './kit/parts.tsx';
import { Rotator } from './kit/rotator.tsx';
import { TowedSedan } from './kit/wheel-lift.tsx';

/** Three ways to tow: a wheel-lift, a flatbed and a heavy wrecker. */
export default function TowTrucksScene() {
  return (
    <RoadScene shift={180} sun={64}>
      <Shadow x={-420} y={302} length={340} />
      <TowedSedan paint="teal" x={-430} y={300} scale={0.76} />
      <Shadow x={18} y={302} length={276} />
      <LoadedFlatbed load="suv" x={16} y={300} scale={0.76} />
      <Shadow x={357} y={302} length={258} />
      <BeaconGlow id="trucks-glow" x={547} y={212} r={90}>
        <Rotator x={352} y={300} scale={0.62} />
      </BeaconGlow>
    </RoadScene>
  );
}
