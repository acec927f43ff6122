import { Backdrop } from '../kit/backdrop.tsx';
import { Disc } from '../kit/disc.tsx';
import { JunkCar } from '../kit/junk-car.tsx';
import { NotThisWay } from '../kit/verdict.tsx';
import { Scene } from '../scene.tsx';

/** A trailer with a boat on it, 180 long. */
const Boat = () => (
  <>
    <path className="s-frame" d="M0-30H170V-24H0ZM60-26H70V-14H60ZM168-34H186V-24H168Z" />
    <circle className="s-tire" cx="66" cy="-14" r="14" />
    <circle className="s-rim" cx="66" cy="-14" r="7" />
    <path className="s-white" d="M4-68H176Q170-36 150-32H22Q8-34 4-68Z" />
    <path className="s-blue" d="M6-56H173L168-46H9Z" />
    <path className="s-glass-d" d="M84-68 96-92H104L124-68Z" />
  </>
);

/** An old car that has sunk into a yard behind a fence, a boat in its way. */
const HardToReach = () => (
  <Scene signs>
    <Backdrop shift={200} sun={90} horizon={220} />
    <path className="s-verge" d="M0 210H560V400H0Z" />
    <path className="s-verge-d" d="M0 250Q200 236 330 254L560 250V400H0Z" />
    <path className="s-steel-d" d={Array.from({ length: 8 }, (_, post) => `M${post * 42} 176h7v72h-7Z`).join('')} />
    <path className="s-steel" d="M0 188H300V196H0ZM0 222H300V230H0Z" />
    <path className="s-mud" d="M20 336Q90 316 190 320T372 338Q330 364 190 362T20 336Z" />
    <JunkCar x={44} y={352} scale={1.6} />
    <path className="s-mud" d="M34 350Q60 322 100 330T170 346Q230 350 262 338T350 346Q320 368 190 368T34 350Z" />
    <path className="s-verge-d" d="M58 340l6-30 6 28 6-40 8 42 6-24 6 26ZM318 344l6-34 8 30 6-42 6 44Z" />
    <path className="s-frame" d="M392 150h10v150h-10ZM546 150h10v150h-10Z" />
    <path className="l-mark" strokeWidth="4" d="M404 168H544M416 158 404 168 416 178M532 158 544 168 532 178" />
    <g transform="translate(392 346)scale(.88)">
      <Boat />
    </g>
    <g transform="translate(234 130)">
      <circle className="s-paper" r="31" />
      <path className="l-badge" strokeWidth="6" d="M-4 4 16-16M8-8 14-2M14-14 20-8" />
      <circle className="l-badge" cx="-10" cy="10" r="9" strokeWidth="6" />
    </g>
    <NotThisWay x={262} y={154} r={14} />
    <path className="l-badge" strokeWidth="3" d="M222 162 196 262" />
    <Disc n={1} x={186} y={120} r={20} />
    <Disc n={2} x={366} y={296} r={20} />
    <Disc n={3} x={90} y={380} r={20} />
    <Disc n={4} x={474} y={238} r={20} />
  </Scene>
);

export const hardToReach = { width: 560, height: 404, draw: HardToReach };
