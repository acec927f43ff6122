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
      <path className="s-verge" d="M-760 246H960V360H-760Z" />
      <path className="s-verge-d" d="M-760 290H372Q420 276 470 296L640 346H960V360H-760Z" />
      <path className="s-road" d="M-760 260H372Q388 260 396 268L410 300H-760Z" />
      <path className="s-line" d="M-760 265H378L381 268H-760Z" />
      <BeaconGlow id="accident-glow" x={118} y={128} r={130} />
      <Shadow x={18} y={272} length={350} />
      <g transform="translate(412 270)rotate(19)">
        <Shadow x={14} y={1} length={220} />
        <Pickup scale={1.15} />
      </g>
      <path className="s-verge" d="M452 360Q540 322 640 318T960 316V360Z" />
      <Bar className="s-steel-d" from={[364, 126]} to={[420, 248]} width={2.5} />
      <WheelLift work="winching" flip x={374} y={270} scale={1.25} />
      <Cone x={318} y={296} scale={1.1} />
    </Scene>
  );
}
