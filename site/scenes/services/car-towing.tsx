import { Sedan } from '../kit/cars.tsx';
import { Backdrop, leftEdge } from '../kit/country.tsx';
import { BeaconGlow, HeadlightBeam } from '../kit/light.tsx';
import { Group, type Placement, Shadow } from '../kit/parts.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** In front of a house, a wheel-lift wrecker has backed up to a sedan. */
export default function CarTowingScene() {
  return (
    <Scene>
      <Backdrop shift={420} sun={330} />
      <path className="s-verge" d={`M${leftEdge} 262H960V360H${leftEdge}Z`} />
      <House x={84} y={278} />
      <path className="s-road" d={`M${leftEdge} 276H960V360H${leftEdge}Z`} />
      <BeaconGlow id="car-glow" x={515} y={161} r={134}>
        <Shadow x={6} y={302} length={234} />
        <Sedan paint="teal" x={4} y={300} scale={1.24} />
        <Shadow x={256} y={302} length={366} />
        <HeadlightBeam id="car-beam" x={605} y={234} length={120} drop={67} />
        <WheelLift work="driving" x={262} y={300} scale={1.24} />
      </BeaconGlow>
    </Scene>
  );
}

/** A house with a garage, 312 wide and 166 high, `x` at its middle. */
const House = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-rim" d="M-140-104H140V0H-140Z" />
    <path className="s-rim-d" d="M-140-104H140V-98H-140Z" />
    <path className="s-frame" d="M-156-100-92-166H92L156-100Z" />
    <path className="s-white" d="M-118-76H-22V0H-118Z" />
    <path className="s-rim-d" d="M-118-58H-22V-55H-118ZM-118-38H-22V-35H-118ZM-118-18H-22V-15H-118Z" />
    <path className="s-glass" d="M62-72H118V-34H62Z" />
    <path className="s-white" d="M88-72H92V-34H88ZM62-55H118V-51H62Z" />
  </Group>
);
