import { Backdrop } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { HazardGlow } from '../kit/hazard-glow.tsx';
import { HeadlightBeam } from '../kit/headlight-beam.tsx';
import { Person } from '../kit/person.tsx';
import { Pin } from '../kit/pin.tsx';
import { Road } from '../kit/road.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Shop } from '../kit/shop.tsx';
import { Way } from '../kit/way.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A call goes from behind the guardrail to the yard, and the truck comes up behind the car. */
const FromCallToTruck = () => (
  <Scene signs>
    <Backdrop shift={840} sun={404} horizon={162} />
    <path className="s-verge" d="M0 156H640V280H0Z" />
    <Road />
    <path className="s-road" d="M124 188H154C148 226 96 238 70 278H-10C24 232 116 226 124 188Z" />
    <Shop x={58} y={190} scale={0.56} isOpen />
    <Way className="l-mark" dashed d="M352 128C336 56 232 36 176 94" tip={[168, 103, 131]} />
    <Person clothes="plum" x={372} y={252} scale={1.5} />
    <path className="s-ink" d="M354 150 361 147 365 162 358 165Z" />
    <path className="s-frame" d="M330 236h10v40h-10ZM450 236h10v40h-10ZM570 236h10v40h-10Z" />
    <path className="s-steel" d="M310 226H640V250H310Z" />
    <path className="s-steel-d" d="M310 235H640V241H310Z" />
    <BeaconGlow id="call-glow" x={224} y={202} r={110} />
    <Shadow x={30} y={302} length={270} />
    <Shadow x={424} y={302} length={204} />
    <HeadlightBeam id="call-beam" x={296} y={252} length={100} drop={48} />
    <HazardGlow id="call-hazard" x={428} y={268} />
    <Sedan paint="blue" x={422} y={300} scale={1.06} />
    <HazardGlow id="call-hazard" x={618} y={274} />
    <Pin x={524} y={222} />
    <WheelLift work="driving" x={34} y={300} scale={0.94} />
  </Scene>
);

export const fromCallToTruck = { width: 640, height: 360, draw: FromCallToTruck };
