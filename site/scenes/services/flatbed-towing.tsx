import { Backdrop } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { HeadlightBeam } from '../kit/headlight-beam.tsx';
import { Road } from '../kit/road.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Straps } from '../kit/straps.tsx';
import { Scene } from '../scene.tsx';

/** A sedan rides on the deck of the flatbed. */
export default function FlatbedTowingScene() {
  return (
    <Scene>
      <Backdrop shift={120} sun={50} />
      <Road />
      <Shadow x={24} y={302} length={582} />
      <HeadlightBeam id="flatbed-beam" x={577} y={218} length={150} drop={84} />
      <BeaconGlow id="flatbed-glow" x={467} y={126} r={124}>
        <Flatbed x={18} y={300} scale={1.56}>
          <Sedan paint="blue" x={34} />
          <Straps wheels={[71, 184]} />
        </Flatbed>
      </BeaconGlow>
    </Scene>
  );
}
