import { Backdrop } from '../kit/backdrop.tsx';
import { Bar } from '../kit/bar.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { HookBlock } from '../kit/hook-block.tsx';
import { Rotator } from '../kit/rotator.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Trailer } from '../kit/trailer.tsx';
import { Scene } from '../scene.tsx';

/** The rotator lifts a trailer that has slid off the road. */
export default function HeavyDutyTowingScene() {
  return (
    <Scene>
      <Backdrop shift={80} sun={588} />
      <path className="s-verge" d="M-320 262H960V360H-320Z" />
      <path className="s-verge-d" d="M-320 344Q-160 342 0 336 140 330 240 286L262 276 330 360H-320Z" />
      <path className="s-road" d="M258 276H960V360H310Z" />
      <path
        className="s-line"
        d="M382 336H454L448 342H376ZM542 336H614L608 342H536ZM702 336H774L768 342H696ZM862 336H934L928 342H856Z"
      />
      <Shadow x={280} y={302} length={340} />
      <Bar className="s-steel-d" from={[128, 76]} to={[60, 205]} width={2.5} />
      <Bar className="s-steel-d" from={[128, 76]} to={[187, 185]} width={2.5} />
      <Trailer x={30} y={330} scale={0.8} rotate={-8} />
      <HookBlock x={126} y={42} />
      <BeaconGlow id="heavy-glow" x={517} y={186} r={110}>
        <Rotator x={262} y={300} scale={0.8} />
      </BeaconGlow>
    </Scene>
  );
}
