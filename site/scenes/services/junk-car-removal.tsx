import { Backdrop } from '../kit/backdrop.tsx';
import { Bar } from '../kit/bar.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { CrushedCars } from '../kit/crushed-cars.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { JunkCar } from '../kit/junk-car.tsx';
import { Road } from '../kit/road.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Scene } from '../scene.tsx';

/** An old car is winched up the tilted deck of the flatbed, beside a stack of crushed ones. */
export default function JunkCarRemovalScene() {
  return (
    <Scene>
      <Backdrop shift={20} sun={330} />
      <Road />
      <Shadow x={-152} y={302} length={150} />
      <CrushedCars x={-152} y={300} scale={0.9} />
      <Shadow x={50} y={302} length={570} />
      <BeaconGlow id="junk-glow" x={537} y={165} r={110}>
        <Flatbed x={190} y={300} scale={1.2} deck="tilted">
          <Bar className="s-steel-d" from={[206, -20]} to={[252, -26]} width={2} />
          <JunkCar x={16} />
        </Flatbed>
      </BeaconGlow>
    </Scene>
  );
}
