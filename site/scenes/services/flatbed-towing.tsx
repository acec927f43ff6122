import { RoadScene } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow, HeadlightBeam } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';

/** A pickup rides on the deck of the flatbed. */
export default function FlatbedTowingScene() {
  return (
    <RoadScene shift={60} sun={50}>
      <Shadow x={24} y={302} length={582} />
      <HeadlightBeam id="flatbed-beam" x={577} y={218} length={150} drop={84} />
      <BeaconGlow id="flatbed-glow" x={467} y={126} r={124}>
        <LoadedFlatbed load="pickup" x={18} y={300} scale={1.56} />
      </BeaconGlow>
    </RoadScene>
  );
}
