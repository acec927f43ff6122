import { CarAbove } from '../kit/car-above.tsx';
import { Person } from '../kit/person.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Shop } from '../kit/shop.tsx';
import { Way } from '../kit/way.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** One truck, two jobs: a car on the lift, and an operator who tells its driver what happens next. */
const TwoJobs = () => (
  <Scene signs>
    <Roadside y={316} shift={340} sun={470} />
    <Shadow x={14} y={318} length={330} />
    <g transform="translate(118 316)scale(.78)">
      <Sedan paint="blue" x={-150} y={5} rotate={-8} />
      <WheelLift work="towing" x={18} />
    </g>
    <Person clothes="vest" x={430} y={318} scale={1.45} pointing />
    <Person clothes="plum" x={512} y={318} scale={1.45} />
    <path
      className="s-paper"
      d="M150 22H516Q534 22 534 40V136Q534 154 516 154H446L430 188 410 154H150Q132 154 132 136V40Q132 22 150 22Z"
    />
    <path
      className="l-badge"
      strokeWidth="3"
      d="M150 22H516Q534 22 534 40V136Q534 154 516 154H446L430 188 410 154H150Q132 154 132 136V40Q132 22 150 22Z"
    />
    <WreckerAbove x={212} y={88} scale={0.66} />
    <CarAbove paint="blue" x={348} y={88} scale={0.66} />
    <Shop x={432} y={122} scale={0.46} isOpen />
    <Way className="l-mark" width={5} d="M274 88H292" tip={[298, 88, 0]} />
    <Way className="l-mark" width={5} d="M396 88H412" tip={[420, 88, 0]} />
  </Scene>
);

export const twoJobs = { width: 560, height: 376, draw: TwoJobs };
