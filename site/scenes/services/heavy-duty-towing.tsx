import { Backdrop } from '../kit/country.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Bar, Group, type Placement, Shadow, Wheel } from '../kit/parts.tsx';
import { Rotator } from '../kit/rotator.tsx';
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

/** A crane's block with its hook, hanging 34 below `x`, `y`. */
function HookBlock(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-frame"
        d="M-3 0H-1V14H-3ZM1 0H3V14H1ZM-7 12H7V24H-7ZM-1.5 24H1.5V28Q7 30 5 34.5T-5 34L-3 32Q0 35 2 33T-1.5 29Z"
      />
    </Group>
  );
}

/** A box trailer, 300 long and 152 high, nose to the right, in two slings with their upper ends at 60 and 220, -156. */
function Trailer(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-frame"
        d="M6-48H294V-38H6ZM22-40H104V-26H22ZM232-40H238V-8H232ZM226-8H244V-3H226ZM6-38H12V-22H6Z"
      />
      <path className="s-roof" d="M0-46V-152H300" />
      <Wheel kind="truck" x={42} y={-20} r={20} />
      <Wheel kind="truck" x={86} y={-20} r={20} />
      <path className="s-steel" d="M0-152H300V-46H0Z" />
      <path className="s-steel-d" d="M0-62H300V-46H0ZM0-152H5V-46H0ZM295-152H300V-46H295Z" />
      <path className="s-blue" d="M5-124H295V-104H5Z" />
      <path className="s-blue-d" d="M5-104H295V-94H5Z" />
      <path
        className="s-red"
        d="M14-57H30V-53H14ZM84-57H100V-53H84ZM124-57H140V-53H124ZM164-57H180V-53H164ZM244-57H260V-53H244Z"
      />
      <path className="s-frame" d="M55-156H65V-36H55ZM215-156H225V-36H215Z" />
    </Group>
  );
}
