import type { ReactNode } from 'react';
import { CrushedCars } from '../kit/crushed-cars.tsx';
import { Disc } from '../kit/disc.tsx';
import { JunkCar } from '../kit/junk-car.tsx';
import { Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { Wheel } from '../kit/wheel.tsx';
import { Scene } from '../scene.tsx';

interface Spot {
  x: number;
  y: number;
}

const parts = Array.from({ length: 10 }, (_, part) => part);
/** Of ten parts of a car, those that are used again. */
const used = 8;

const slices = (of: readonly number[]) => of.map((part) => `M${part * 20 - 3}-70h17V2h-17Z`).join('');

/** An old car cut in ten: eight parts go on, two don't. */
const TenParts = ({ x, y, scale }: Spot & { scale: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <clipPath id="used">
      <path d={slices(parts.slice(0, used))} />
    </clipPath>
    <clipPath id="unused">
      <path d={slices(parts.slice(used))} />
    </clipPath>
    <g clipPath="url(#used)">
      <JunkCar />
    </g>
    <g clipPath="url(#unused)" opacity=".3">
      <JunkCar />
    </g>
    <path
      className="s-safe"
      d={parts
        .slice(0, used)
        .map((part) => `M${part * 20 - 3} 12h17v13h-17Z`)
        .join('')}
    />
    <path
      className="l-badge"
      strokeWidth="1.4"
      d={parts
        .slice(used)
        .map((part) => `M${part * 20 - 2} 12.7h15.4v11.6h-15.4Z`)
        .join('')}
    />
  </g>
);

/** A stop on the car's last way, 200 by 150. */
const Stop = ({ x, y, n, children }: Spot & { n: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-mild" width="200" height="150" rx="12" />
    <path className="s-road" d="M0 118H200V138Q200 150 188 150H12Q0 150 0 138Z" />
    {children}
    <Disc n={n} x={22} y={22} r={15} />
  </g>
);

const Drained = (spot: Spot) => (
  <Stop {...spot} n={1}>
    <path className="s-frame" d="M30 92H38V120H30ZM162 92H170V120H162ZM22 86H178V92H22Z" />
    <g transform="translate(24 86)scale(.8)">
      <JunkCar />
    </g>
    <path className="s-blue" d="M100 90Q107 100 100 104 93 100 100 90Z" />
    <path className="s-red" d="M70 106H130L122 124H78Z" />
  </Stop>
);

const Stripped = (spot: Spot) => (
  <Stop {...spot} n={2}>
    {[58, 92].map((y) => (
      <path
        key={y}
        className="s-tire"
        d={`M30 ${y + 6}Q30 ${y} 38 ${y}H96Q104 ${y} 104 ${y + 6}V${y + 26}Q104 ${y + 32} 96 ${y + 32}H38Q30 ${y + 32} 30 ${y + 26}Z`}
      />
    ))}
    <path className="s-frame" d="M34 72H100V76H34ZM34 106H100V110H34Z" />
    <Wheel x={67} y={34} r={22} />
    <path className="s-steel-d" d="M128 70H138V80H128ZM164 70H174V80H164Z" />
    <path className="s-frame" d="M118 78H184V124H118Z" />
    <path className="s-plum" d="M118 86H184V96H118Z" />
    <path className="l-white" strokeWidth="3.5" d="M126 110H138M160 110H174M167 103V117" />
  </Stop>
);

const KeptParts = (spot: Spot) => (
  <Stop {...spot} n={3}>
    <path className="s-teal" d="M52 24Q54 20 60 20H92Q98 20 100 24L112 56V118H46V56Z" />
    <path className="s-glass" d="M60 28H91Q93 28 94 30L103 56H54Z" />
    <path className="s-teal-d" d="M46 82H112V118H46Z" />
    <path className="s-frame" d="M54 68H70V74H54Z" />
    <path className="s-steel" d="M136 92H176V118H136Z" />
    <path className="s-steel-d" d="M136 104H176V118H136ZM126 98H136V112H126ZM150 80H170V92H150Z" />
    <circle className="s-frame" cx="181" cy="105" r="8" />
  </Stop>
);

const Melted = (spot: Spot) => (
  <Stop {...spot} n={4}>
    <CrushedCars x={14} y={120} scale={0.52} />
    <Way className="l-safe" width={5} d="M106 76H130" tip={[132, 76, 0]} />
    <circle className="s-steel-d" cx="168" cy="94" r="24" />
    <circle className="s-steel" cx="163" cy="94" r="24" />
    <circle className="l-badge" cx="163" cy="94" r="16" strokeWidth="2" opacity=".5" />
    <circle className="s-frame" cx="163" cy="94" r="8" />
  </Stop>
);

/** What becomes of a car: its four stops, and how much of it is used again. */
const Wide = () => (
  <Scene signs>
    <rect className="s-mild" width="960" height="212" rx="12" />
    <TenParts x={292} y={146} scale={1.95} />
    <Right x={248} y={182} r={24} />
    <Drained x={0} y={232} />
    <Stripped x={253} y={232} />
    <KeptParts x={506} y={232} />
    <Melted x={760} y={232} />
    {[207, 460, 713].map((x) => (
      <Way key={x} className="l-badge" width={4} d={`M${x + 8} 307H${x + 38}`} tip={[x + 38, 307, 0]} />
    ))}
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <rect className="s-mild" width="430" height="200" rx="12" />
    <TenParts x={70} y={142} scale={1.65} />
    <Right x={36} y={172} r={20} />
    <Drained x={0} y={216} />
    <Stripped x={230} y={216} />
    <KeptParts x={0} y={382} />
    <Melted x={230} y={382} />
  </Scene>
);

export const whatIsLeft = { width: 960, height: 382, draw: Wide, tall: { width: 430, height: 532, draw: Tall } };
