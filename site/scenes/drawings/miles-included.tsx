import { Backdrop } from '../kit/backdrop.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** Where the mile markers of a tow are; the first few come with the hookup. */
const miles = [64, 128, 192, 256, 320, 384, 448, 512];
const included = 3;
const bracket = 218;

const dollar = 'M7-8Q4-13-1-13-8-13-8-7-8-2 0 0 8 2 8 7 8 13 0 13-6 13-9 8M0-17V17';

/** A tow along a road of eight miles: some under one green bracket, each of the others with a coin of its own. */
const MilesIncluded = () => (
  <Scene signs>
    <Backdrop shift={260} sun={440} horizon={210} />
    <path className="s-verge" d="M0 200H560V230H0Z" />
    <path className="s-road" d="M0 224H560V340H0Z" />
    <path className="l-chalk" strokeWidth="4" strokeDasharray="30 26" d="M10 306H560" />
    <path className="s-steel-d" d={miles.map((x) => `M${x - 2} 188h4v38h-4Z`).join('')} />
    <path className="s-sign" d={miles.map((x) => `M${x - 11} 150h22v40h-22Z`).join('')} />
    <path className="s-white" d={miles.map((x) => `M${x - 5} 157h10v4h-10ZM${x - 5} 167h10v4h-10Z`).join('')} />
    <path className="l-safe" strokeWidth="6" d={`M34 136V122H${bracket}V136`} />
    <circle className="s-safe" cx="128" cy="88" r="26" />
    <path className="l-paper" strokeWidth="6" d="M116 89 125 98 141 79" />
    {miles.slice(included).map((x) => (
      <g key={x} transform={`translate(${x} 116)`}>
        <circle className="s-slip" r="26" />
        <circle className="l-badge" r="26" strokeWidth="3" />
        <path className="l-badge" strokeWidth="4" d={dollar} />
      </g>
    ))}
    <g transform="translate(124 266)scale(.62)">
      <Sedan paint="blue" x={-148} y={5} rotate={-8} />
      <WheelLift work="towing" x={20} />
    </g>
  </Scene>
);

export const milesIncluded = { width: 560, height: 340, draw: MilesIncluded };
