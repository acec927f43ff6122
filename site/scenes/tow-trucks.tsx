import { Backdrop } from './kit/backdrop.tsx';
import { BeaconGlow } from './kit/beacon-glow.tsx';
import { Flatbed } from './kit/flatbed.tsx';
import { Road } from './kit/road.tsx';
import { Rotator } from './kit/rotator.tsx';
import { Sedan } from './kit/sedan.tsx';
import { Shadow } from './kit/shadow.tsx';
import { Straps } from './kit/straps.tsx';
import { Suv } from './kit/suv.tsx';
import { WheelLift } from './kit/wheel-lift.tsx';
import { Scene } from './scene.tsx';

/** Three ways to tow in a row: a wheel-lift, a flatbed and a heavy wrecker. */
export default function TowTrucksScene() {
  return (
    <Scene>
      <Backdrop shift={180} sun={64} />
      <Road />
      <Shadow x={-420} y={302} length={340} />
      <g transform="translate(-430 300)scale(.76)">
        <Sedan paint="teal" y={5} rotate={-8} />
        <WheelLift work="towing" x={168} />
      </g>
      <Shadow x={18} y={302} length={276} />
      <Flatbed x={16} y={300} scale={0.76}>
        <Suv x={40} />
        <Straps wheels={[78, 192]} />
      </Flatbed>
      <Shadow x={357} y={302} length={258} />
      <BeaconGlow id="trucks-glow" x={547} y={212} r={90}>
        <Rotator x={352} y={300} scale={0.62} />
      </BeaconGlow>
    </Scene>
  );
}
