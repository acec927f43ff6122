import type { ReactNode } from 'react';
import { Sedan, Suv } from '../kit/cars.tsx';
import { Battery, JumperPack } from '../kit/gear.tsx';
import { Bar, Shadow, Wheel } from '../kit/parts.tsx';
import { Person } from '../kit/person.tsx';
import { Lettering } from '../kit/signs.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A roadside job, in a plain landscape of 560 by 220, with the road at 190. */
const Job = ({ children }: { children: ReactNode }) => (
  <Scene>
    <rect className="s-sky" width="560" height="220" />
    <path className="s-near" d="M0 150Q140 120 300 142T560 128V200H0Z" />
    <path className="s-verge" d="M0 166H560V184H0Z" />
    <path className="s-road" d="M0 182H560V220H0Z" />
    {children}
  </Scene>
);

/** A battery, with a jump starter pack clamped to its two poles. */
const JumpStart = () => (
  <Job>
    <path className="s-sky" d="M0 0H560V182H0Z" />
    <Battery x={96} y={190} />
    <JumperPack x={356} y={190} />
    <path className="l-chalk" strokeWidth="12" d="M131 70C138 8 330 0 334 64 336 120 300 160 360 166" />
    <path className="l-ink" strokeWidth="7" d="M131 70C138 8 330 0 334 64 336 120 300 160 372 166" />
    <path className="l-danger" strokeWidth="7" d="M233 70C240 34 300 34 310 70 318 104 330 134 372 136" />
    <path className="s-ink" d="M366 158H380V174H366Z" />
    <path className="s-red" d="M366 128H380V144H366Z" />
    <path className="s-ink" d="M122 66H140L144 94H118Z" />
    <path className="s-red" d="M224 66H242L246 94H220Z" />
  </Job>
);

/** A car on a jack, with its flat tire off; the driver has the spare. */
const SpareTire = () => (
  <Job>
    <Shadow x={150} y={192} length={270} />
    <g transform="rotate(3.5 358 190)translate(124 190)">
      <Sedan paint="teal" scale={1.55} isJacked />
      <circle className="s-steel-d" cx="57" cy="-26" r="12" />
      <circle className="s-frame" cx="57" cy="-26" r="5" />
    </g>
    <path
      className="s-red"
      d="M216 184H260V192H216ZM220 184 238 166 256 184 248 184 238 174 228 184ZM228 162H248V168H228Z"
    />
    <Person clothes="plum" look="bun" x={40} y={190} scale={1.55} pointing />
    <Wheel x={88} y={164} r={27} />
    <path className="s-tire" d="M448 168A27 27 0 1 1 494 168Q506 190 500 190H442Q436 190 448 168Z" />
    <circle className="s-rim-d" cx="471" cy="160" r="18" />
    <circle className="s-frame" cx="471" cy="160" r="7" />
  </Job>
);

/** Fuel runs from a can into a car with its gauge on empty. */
const Fuel = () => (
  <Job>
    <Shadow x={208} y={192} length={310} />
    <Sedan paint="blue" x={212} y={190} scale={1.55} />
    <path className="s-well" d="M236 130H250V144H236Z" />
    <g transform="translate(206 112)rotate(24)">
      <path className="s-red" d="M-26-14H10L20-4V26H-26Z" />
      <path className="s-red-d" d="M-26 14H20V26H-26Z" />
      <path className="s-frame" d="M-20-24H4V-19H-15V-14H-20ZM-1-24H4V-14H-1ZM12-12 18-18 44-2 41 4 20-4Z" />
    </g>
    <Person clothes="vest" look="cropped" x={158} y={190} scale={1.55} pointing />
    <path className="l-white" strokeWidth="3" d="M404 112 436 88" />
    <g transform="translate(476 62)">
      <circle className="s-frame" r="50" />
      <circle className="l-white" r="50" strokeWidth="5" />
      <path className="l-white" strokeWidth="4" d="M0-36V-26M-29-25-22-18M29-25 22-18" />
      <Lettering x={-29} y={12} size={18}>
        E
      </Lettering>
      <path className="l-danger" strokeWidth="5" d="M0 14-22-2" />
      <circle className="s-red" cy="14" r="8" />
    </g>
  </Job>
);

/** The driver points at the key, which is behind the closed window. */
const Lockout = () => (
  <Job>
    <Shadow x={40} y={192} length={360} />
    <Sedan paint="plum" x={40} y={190} scale={1.9} />
    <path className="l-white" strokeWidth="3" d="M222 98 268 78" />
    <circle className="s-glass" cx="310" cy="58" r="46" />
    <circle className="l-white" cx="310" cy="58" r="46" strokeWidth="5" />
    <path className="s-glass-d" d="M282 90 332 22 346 30 298 100Z" />
    <circle className="l-white" cx="292" cy="60" r="11" strokeWidth="6" />
    <path className="l-white" strokeWidth="6" d="M303 60H340M328 60V70M338 60V68" />
    <Person clothes="teal" look="bun" x={486} y={192} scale={1.9} flip pointing />
  </Job>
);

/** A truck on the pavement pulls out a car that is stuck in the mud next to it. */
const ShortPull = () => (
  <Job>
    <path className="s-verge" d="M0 176H330L300 220H0Z" />
    <g transform="translate(30 200)rotate(-3)">
      <Suv scale={1.25} />
    </g>
    <path className="s-mud" d="M0 220V200Q30 186 56 192T110 188 170 194 230 186 290 196L302 220Z" />
    <path className="s-mud" d="M38 176l-16-10 4 14ZM20 184l-16-4 8 10ZM186 178l-12-12 2 16Z" />
    <Bar className="s-frame" from={[264, 168]} to={[384, 150]} width={4} />
    <Shadow x={366} y={192} length={240} />
    <WheelLift work="driving" x={356} y={190} scale={1.05} />
  </Job>
);

/** A dashboard: the oil light is on, and the needle for the engine's temperature is in the red. */
const WarningLights = () => (
  <Job>
    <path className="s-frame" d="M0 220V124Q84 120 116 80 144 46 204 46H356Q416 46 444 80 476 120 560 124V220Z" />
    <path className="l-white" strokeWidth="4" d="M112 178A68 68 0 0 1 226 122" />
    <path className="l-danger" strokeWidth="7" d="M228 124A68 68 0 0 1 248 178M180 178 230 152M314 128H300V142H314" />
    <circle className="s-red" cx="180" cy="178" r="10" />
    <Lettering x={124} y={200} size={20}>
      C
    </Lettering>
    <Lettering x={236} y={200} size={20}>
      H
    </Lettering>
    <path className="s-red" d="M316 122H386L428 100 436 110 394 152H328Q316 152 316 140ZM336 106H366V116H336Z" />
    <path className="s-red" d="M438 126Q450 144 438 150 426 144 438 126Z" />
  </Job>
);

const sheet = { width: 560, height: 220, needs: ['roadside-assistance'] as const };

export const roadsideJobs = {
  'jump-start': { ...sheet, draw: JumpStart },
  'spare-tire': { ...sheet, draw: SpareTire },
  fuel: { ...sheet, draw: Fuel },
  lockout: { ...sheet, draw: Lockout },
  'short-pull': { ...sheet, draw: ShortPull },
  'warning-lights': { ...sheet, draw: WarningLights },
};
