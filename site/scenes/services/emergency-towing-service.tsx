import { Sedan } from '../kit/cars.tsx';
import { RoadScene } from '../kit/country.tsx';
import { BeaconGlow, HazardGlow, HeadlightBeam } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';

/** The wrecker arrives behind a car on the shoulder. */
export default function EmergencyTowingScene() {
  return (
    <RoadScene shift={640} sun={420}>
      <Shadow x={52} y={302} length={310} />
      <Shadow x={400} y={302} length={205} />
      <HeadlightBeam id="emergency-beam" x={348} y={236} length={104} drop={63} />
      <HazardGlow x={406} y={261} />
      <Sedan paint="blue" x={400} y={300} scale={1.07} />
      <HazardGlow x={601} y={269} isFront />
      <BeaconGlow id="emergency-glow" x={261} y={166} r={108}>
        <WheelLift work="driving" x={16} y={300} scale={1.2} />
      </BeaconGlow>
    </RoadScene>
  );
}
