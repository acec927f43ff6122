import { Pickup } from '../kit/cars.tsx';
import { Backdrop, leftEdge } from '../kit/country.tsx';
import { Cone } from '../kit/gear.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Bar, Shadow } from '../kit/parts.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A winch line runs from the wrecker on the shoulder down to a pickup in the ditch. */
export default function AccidentRecoveryScene() {
  return (
    <Scene>
      <Backdrop shift={640} sun={560} horizon={240} />
      <path className="s-verge" d={`M${leftEdge} 240H960V360H${leftEdge}Z`} />
      <path className="s-road" d={`M${leftEdge} 252H960V300H${leftEdge}Z`} />
      <path className="s-line" d={`M${leftEdge} 257H960V259H${leftEdge}Z`} />
      <path className="s-verge-d" d="M300 300Q372 304 410 330T560 352Q640 356 700 330T830 300Z" />
      <g transform="translate(412 322)rotate(9)">
        <Shadow x={6} y={1} length={206} />
        <Pickup scale={1.02} />
      </g>
      <path className="s-verge-d" d="M392 360Q400 334 452 344T620 352Q660 350 700 360Z" />
      <Bar className="s-steel-d" from={[355, 145]} to={[412, 304]} width={2.5} />
      <BeaconGlow id="accident-glow" x={121} y={150} r={122} ground={280}>
        <Shadow x={26} y={286} length={330} />
        <WheelLift work="winching" flip x={366} y={284} scale={1.2} />
      </BeaconGlow>
      <Cone x={376} y={294} scale={1.1} />
      <Cone x={30} y={316} scale={1.2} />
    </Scene>
  );
}
