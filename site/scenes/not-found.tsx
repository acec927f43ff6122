import { RoadScene } from './kit/country.tsx';
import { BeaconGlow, HeadlightBeam } from './kit/light.tsx';
import { OwnTruck } from './kit/own-truck.tsx';
import { MileMarker } from './kit/signs.tsx';

/** The truck on an empty road with nothing but mile marker 404. */
export default function NotFoundScene() {
  return (
    <RoadScene shift={340} sun={470}>
      <MileMarker mile="404" x={571} y={274} scale={1.7} />
      <HeadlightBeam id="not-found-beam" x={440} y={236} length={230} drop={66} />
      <BeaconGlow id="not-found-glow" x={352} y={166} r={120}>
        <OwnTruck x={4} y={300} scale={1.2} />
      </BeaconGlow>
    </RoadScene>
  );
}
