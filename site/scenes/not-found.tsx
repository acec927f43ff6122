import { Backdrop } from './kit/backdrop.tsx';
import { BeaconGlow } from './kit/beacon-glow.tsx';
import { HeadlightBeam } from './kit/headlight-beam.tsx';
import { MileMarker } from './kit/mile-marker.tsx';
import { OwnTruck } from './kit/own-truck.tsx';
import { Road } from './kit/road.tsx';
import { Scene } from './scene.tsx';

/** The truck came to an empty road: nothing there but mile marker 404. */
export default function NotFoundScene() {
  return (
    <Scene>
      <Backdrop shift={340} sun={470} />
      <Road />
      <MileMarker mile="404" x={578} y={274} scale={1.7} />
      <HeadlightBeam id="not-found-beam" x={440} y={236} length={230} drop={66} />
      <BeaconGlow id="not-found-glow" x={352} y={166} r={120}>
        <OwnTruck x={4} y={300} scale={1.2} />
      </BeaconGlow>
    </Scene>
  );
}
