import { Backdrop } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { HazardGlow } from '../kit/hazard-glow.tsx';
import { HeadlightBeam } from '../kit/headlight-beam.tsx';
import { Road } from '../kit/road.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** The beacon arrives behind a car that stands on the shoulder with its hood up. */
export default function EmergencyTowingScene() {
  return (
    <Scene>
      <Backdrop shift={700} sun={420} />
      <Road />
      <BeaconGlow id="emergency-glow" x={197} y={134} r={132} />
      <Shadow x={-60} y={302} length={380} />
      <Shadow x={372} y={302} length={252} />
      <HeadlightBeam id="emergency-beam" x={304} y={221} length={130} drop={78} />
      <HazardGlow x={380} y={252} />
      <Sedan paint="blue" hood="open" x={372} y={300} scale={1.32} />
      <HazardGlow x={620} y={262} />
      <WheelLift work="driving" x={-106} y={300} scale={1.48} />
    </Scene>
  );
}
