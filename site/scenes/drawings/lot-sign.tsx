import { Person } from '../kit/person.tsx';
import { SignWords } from '../kit/sign-words.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './sheet.ts';

interface Spot {
  x: number;
  y: number;
}

/** A person of 72 units is 68 inches tall, and the sign at least 36 inches wide and high. */
const inch = 72 / 68;
const smallest = 36;

const handset =
  'M6 3.5h2.5l2 5L8 10a12 12 0 0 0 6 6l1.5-2.5 5 2V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z';
const pin = 'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
/** How far apart the sign's lines are, and where the first one begins. */
const [pitch, first] = [58, 84];
const rows = [0, 1, 2, 3, 4, 5];

/** The sign at the lot's entrance, 380 by 440; the labels are its lines. */
const Sign = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-frame" width="380" height="440" rx="16" />
    <rect className="s-paper" x="5" y="5" width="370" height="430" rx="12" />
    <path className="s-ban" d="M5 17Q5 5 17 5H363Q375 5 375 17V72H5Z" />
    <SignWords x={190} y={53} size={38} width={310}>
      TOW-AWAY ZONE
    </SignWords>
    <path
      className="s-line"
      d={rows
        .slice(1)
        .map((row) => `M20 ${first + row * pitch}H360v2H20Z`)
        .join('')}
    />
    <g transform={`translate(20 ${first + 10})`}>
      <path className="s-blue-d" d="M2 0H40V38H2Z" />
      <path className="l-white" strokeWidth="5" d="M15 31V8H22A6.5 6.5 0 0 1 22 21H15" />
      <path
        className="s-badge"
        d={`M0 ${pitch + 28}V${pitch + 20}Q0 ${pitch + 16} 5 ${pitch + 15}L12 ${pitch + 13} 17 ${pitch + 6}H31L39 ${pitch + 14}Q44 ${pitch + 15} 44 ${pitch + 20}V${pitch + 28}Z`}
      />
      <circle className="s-badge" cx="11" cy={pitch + 28} r="5" />
      <circle className="s-badge" cx="33" cy={pitch + 28} r="5" />
      <path className="s-badge" transform={`translate(3 ${2 * pitch})scale(1.6)`} d={handset} />
      <circle className="l-badge" cx="21" cy={3 * pitch + 18} r="17" strokeWidth="3.5" />
      <path
        className="l-badge"
        strokeWidth="3.5"
        transform={`translate(21 ${3 * pitch + 18})`}
        d="M5-6Q0-11-4-7T0 0 4 7-5 6M0-13V13"
      />
      <path className="s-badge" transform={`translate(2 ${4 * pitch})scale(1.6)`} d={pin} fillRule="evenodd" />
      <path className="s-badge" transform={`translate(3 ${5 * pitch})scale(1.6)`} d={handset} />
    </g>
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
        <path className="s-ban" d={`M1.5 1.5H${side - 1.5}V10H1.5Z`} />
        <path className="s-steel-d" d="M6 14H32V16H6ZM6 19H28V21H6ZM6 24H32V26H6ZM6 29H26V31H6Z" />
        <g className="l-badge" strokeWidth="1.3">
          <path d={`M0-6H${side}M4-8.5 0-6 4-3.5M${side - 4}-8.5 ${side}-6 ${side - 4}-3.5`} />
          <path d={`M-6 0V${side}M-8.5 4-6 0-3.5 4M-8.5 ${side - 4}-6 ${side}-3.5 ${side - 4}`} />
        </g>
      </g>
      <Person clothes="teal" look="short" x={48} />
    </g>
  );
};

/** The sign at the entrance of a private lot, near and at its true size. */
const Wide = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H960V480H0Z" />
    <path className="s-near" d="M0 290Q200 256 430 280T960 266V340H0Z" />
    <path className="s-verge" d="M0 332H960V480H0Z" />
    <path className="s-road" d="M0 392H960V480H0Z" />
    <Entrance x={200} y={402} scale={2.9} />
    <Sign x={520} y={20} />
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M260 204 516 30M260 306 516 450" />
  </Scene>
);

/** The same for phones: the sign above its entrance. */
const Tall = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H400V690H0Z" />
    <path className="s-near" d="M0 600Q120 570 220 590T400 580V640H0Z" />
    <path className="s-verge" d="M0 630H400V690H0Z" />
    <path className="s-road" d="M0 656H400V690H0Z" />
    <Sign x={10} y={10} />
    <Entrance x={170} y={670} scale={2} />
    <path className="l-badge" strokeWidth="3" strokeDasharray=".1 10" d="M132 524 16 454M208 524 384 454" />
  </Scene>
);

/** The lines of the sign, as labels right of its symbols. */
const lines = (x: number, y: number) =>
  rows.map((row) => ({ x: x + 76, y: y + first + (row + 0.5) * pitch, align: 'start' as const, wide: 296 }));

export const lotSign: Drawing = {
  width: 960,
  height: 480,
  draw: Wide,
  labels: lines(520, 20),
  tall: { width: 400, height: 690, draw: Tall, labels: lines(10, 10) },
};
