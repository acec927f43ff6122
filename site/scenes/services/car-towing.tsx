import { Backdrop, leftEdge } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { HeadlightBeam } from '../kit/headlight-beam.tsx';
import { House } from '../kit/house.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** Before a house, a wheel-lift wrecker tows a sedan by its lifted front wheels. */
export default function CarTowingScene() {
  return (
    <Scene>
      <Backdrop shift={420} sun={330} />
      <path className="s-verge" d={`M${leftEdge} 262H960V360H${leftEdge}Z`} />
      <House x={84} y={278} />
      <path className="s-road" d={`M${leftEdge} 276H960V360H${leftEdge}Z`} />
      <BeaconGlow id="car-glow" x={508} y={148} r={140}>
        <Shadow x={24} y={302} length={596} />
        <HeadlightBeam id="car-beam" x={607} y={229} length={120} drop={72} />
        <g transform="translate(10 300)scale(1.34)">
          <Sedan paint="teal" y={5} rotate={-8} />
          <WheelLift work="towing" x={168} />
        </g>
      </BeaconGlow>
    </Scene>
  );
}
