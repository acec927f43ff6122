import { Backdrop } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { HazardGlow } from '../kit/hazard-glow.tsx';
import { HeadlightBeam } from '../kit/headlight-beam.tsx';
import { Road } from '../kit/road.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** The beacon arrives behind a car that is on the shoulder. */
export default function EmergencyTowingScene() {
  return (
    <Scene>
      <Backdrop shift={700} sun={420} />
      <Road />
      <Shadow x={52} y={302} length={310} />
      <Shadow x={400} y={302} length={205} />
      <HeadlightBeam id="emergency-beam" x={348} y={236} length={104} drop={63} />
      <HazardGlow x={406} y={261} />
      <Sedan paint="blue" x={400} y={300} scale={1.07} />
      <HazardGlow x={601} y={269} isFront />
      <BeaconGlow id="emergency-glow" x={261} y={166} r={108}>
        <WheelLift work="driving" x={16} y={300} scale={1.2} />
      </BeaconGlow>
    </Scene>
  );
}
