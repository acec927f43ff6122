import { Backdrop } from '../kit/backdrop.tsx';
import { Bar } from '../kit/bar.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { Cone } from '../kit/cone.tsx';
import { Pickup } from '../kit/pickup.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A winch line runs from the wrecker on the shoulder down to a pickup in the ditch. */
export default function AccidentRecoveryScene() {
  return (
    <Scene>
      <Backdrop shift={640} sun={520} horizon={246} />
      <path className="s-verge" d="M-320 246H960V360H-320Z" />
      <path className="s-verge-d" d="M372 258Q404 258 440 276L640 344H960V360H330Z" />
      <path className="s-road" d="M-320 258H376L330 360H-320Z" />
      <path className="s-line" d="M366 262H371L322 360H314Z" />
      <BeaconGlow id="accident-glow" x={118} y={128} r={130} />
      <Shadow x={18} y={272} length={350} />
      <g transform="translate(412 270)rotate(19)">
        <Shadow x={10} y={2} length={240} />
        <Pickup scale={1.15} />
      </g>
      <path className="s-verge" d="M452 360Q540 322 640 318T960 316V360Z" />
      <Bar className="s-steel-d" from={[364, 126]} to={[420, 248]} width={2.5} />
      <WheelLift work="winching" flip x={374} y={270} scale={1.25} />
      <Cone x={262} y={330} scale={1.3} />
      <Cone x={186} y={344} scale={1.45} />
    </Scene>
  );
}
