import { Dolly } from '../kit/dolly.tsx';
import { DriveRing } from '../kit/drive-ring.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Suv } from '../kit/suv.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** All-wheel drive on a wheel-lift: its rear wheels stand on a dolly, so none turns. */
const OnDollies = () => (
  <Scene signs>
    <Roadside y={282} shift={560} sun={470} />
    <Shadow x={10} y={284} length={620} />
    <g transform="translate(14 282)scale(1.62)">
      <Suv y={-11} rotate={-2} />
      <DriveRing x={37} y={-30} r={18} />
      <DriveRing x={151} y={-34} r={18} />
      <Dolly x={6} />
      <WheelLift work="towing" x={168} />
    </g>
  </Scene>
);

export const dollies = { width: 580, height: 340, draw: OnDollies };
