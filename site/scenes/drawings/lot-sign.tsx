import { Disc } from '../kit/disc.tsx';
import { Person } from '../kit/person.tsx';
import { Scene } from '../scene.tsx';

interface Spot {
  x: number;
  y: number;
}

/** A person of 72 units is 68 inches tall, and the sign at least 36 inches wide and high. */
const inch = 72 / 68;
const smallest = 36;

/** Words on the sign, as bars. */
const bars = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, row) => `M${x} ${y + row * 15}h${length}v7h-${length}Z`).join('');

const handset =
  'M6 3.5h2.5l2 5L8 10a12 12 0 0 0 6 6l1.5-2.5 5 2V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z';

/** The sign at the lot's entrance, 380 by 380, its six parts numbered. */
const Sign = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-frame" width="380" height="380" rx="16" />
    <rect className="s-white" x="5" y="5" width="370" height="370" rx="12" />
    <path className="s-red" d="M5 17Q5 5 17 5H363Q375 5 375 17V80H5Z" />
    <path className="s-blue-d" d="M66 16H120V70H66Z" />
    <path className="l-white" strokeWidth="7" d="M86 62V26H96A9 9 0 0 1 96 46H86" />
    <circle className="s-white" cx="152" cy="43" r="26" />
    <path className="s-white" d={bars(196, 28, [150, 110])} />
    <g className="s-ink">
      <path d="M62 124Q62 116 70 115L84 112 94 101H120L136 113Q148 114 148 124ZM164 124V98L190 113H214Q224 98 238 98L250 112 262 114V124Z" />
      <circle cx="84" cy="124" r="8" />
      <circle cx="127" cy="124" r="8" />
      <circle cx="186" cy="124" r="8" />
      <circle cx="242" cy="124" r="8" />
      <path transform="translate(62 152)scale(1.5)" d={handset} />
      <path d={bars(116, 154, [210, 170])} />
      <path d={bars(116, 219, [130])} />
      <path
        transform="translate(62 250)scale(1.5)"
        d="M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
        fillRule="evenodd"
      />
      <path d={bars(116, 258, [180, 140])} />
      <path transform="translate(62 320)scale(1.5)" d={handset} />
      <path d={bars(116, 324, [200, 150])} />
    </g>
    <g className="l-ink" strokeWidth="3.5">
      <path d="M152 27V43L163 49" />
      <circle cx="81" cy="222" r="15" />
      <path d="M86 216Q81 211 77 215T81 222 85 228 76 228M81 209V235" />
    </g>
    <path className="s-rim" d="M20 140H360V142H20ZM20 198H360V200H20ZM20 244H360V246H20ZM20 306H360V308H20Z" />
    <Disc n={1} x={34} y={43} />
    <Disc n={2} x={34} y={112} />
    <Disc n={3} x={34} y={170} />
    <Disc n={4} x={34} y={222} />
    <Disc n={5} x={34} y={276} />
    <Disc n={6} x={34} y={340} />
  </g>
);

/** The same sign at the entrance, beside a person, and the least that it measures. */
const Entrance = ({ x, y, scale }: Spot & { scale: number }) => {
  const side = smallest * inch;
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path className="s-steel-d" d={`M-3-${side + 30}H3V0H-3Z`} />
      <g transform={`translate(${-side / 2} ${-side - 34})`}>
        <rect className="s-frame" width={side} height={side} rx="3" />
        <rect className="s-white" x="1.5" y="1.5" width={side - 3} height={side - 3} rx="2" />
        <path className="s-red" d={`M1.5 1.5H${side - 1.5}V10H1.5Z`} />
        <path className="s-ink" d="M6 15H30V18H6ZM6 22H26V25H6ZM6 29H30V32H6Z" />
        <g className="l-badge" strokeWidth="1.3">
          <path d={`M0-6H${side}M4-8.5 0-6 4-3.5M${side - 4}-8.5 ${side}-6 ${side - 4}-3.5`} />
          <path d={`M-6 0V${side}M-8.5 4-6 0-3.5 4M-8.5 ${side - 4}-6 ${side}-3.5 ${side - 4}`} />
        </g>
      </g>
      <Person clothes="teal" x={48} />
    </g>
  );
};

/** The sign at the entrance of a private lot, near and at its true size. */
const Wide = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H960V440H0Z" />
    <path className="s-near" d="M0 250Q200 216 430 240T960 226V300H0Z" />
    <path className="s-verge" d="M0 292H960V440H0Z" />
    <path className="s-road" d="M0 352H960V440H0Z" />
    <Entrance x={200} y={362} scale={2.9} />
    <Sign x={540} y={30} />
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M260 164 536 40M260 266 536 400" />
  </Scene>
);

/** The same for phones: the sign above its entrance. */
const Tall = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H430V680H0Z" />
    <path className="s-near" d="M0 560Q120 520 240 544T430 530V620H0Z" />
    <path className="s-verge" d="M0 590H430V680H0Z" />
    <path className="s-road" d="M0 640H430V680H0Z" />
    <Sign x={25} y={24} />
    <Entrance x={190} y={650} scale={2} />
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M152 504 28 408M228 504 402 408" />
  </Scene>
);

export const lotSign = { width: 960, height: 440, draw: Wide, tall: { width: 430, height: 680, draw: Tall } };
