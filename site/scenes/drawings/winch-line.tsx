import { CarAbove, TreesAbove, Way, WreckerAbove } from '../kit/from-above.tsx';
import { NotHere, Waiting } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** The length of the winch line. */
const line = 150;

/** Everything no farther from the line than its own length. */
const reach = `M0-${line}H${line}A${line} ${line} 0 0 1 ${line} ${line}H0A${line} ${line} 0 0 1 0-${line}Z`;

interface Setting {
  /** Where the line begins, and its direction in degrees, 0 being right. */
  x: number;
  y: number;
  angle: number;
  scale: number;
  /** On which side of the line the sign is, and its radius. */
  side: 1 | -1;
  sign?: number;
}

/** Truck, line and car, how far the line reaches if it snaps, and a place near it where nobody may stand. */
function Recovery({ x, y, angle, scale, side, sign = 30 }: Setting) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * scale, Math.sin((angle * Math.PI) / 180) * scale];
  const beside = { x: Math.round(x + 90 * cos - 84 * side * sin), y: Math.round(y + 90 * sin + 84 * side * cos) };
  return (
    <>
      <g transform={`translate(${x} ${y})rotate(${angle})scale(${scale})`}>
        <path className="s-danger" opacity=".2" d={reach} />
        <path className="l-danger" strokeWidth="3.5" strokeDasharray="12 9" d={reach} />
        <path
          className="l-danger"
          strokeWidth="3.5"
          d={`M0 5V${line - 3}M-8 17 0 5 8 17M-8 ${line - 15} 0 ${line - 3} 8 ${line - 15}`}
        />
        <WreckerAbove flip x={-66} scale={0.76} />
        <CarAbove paint="plum" x={line + 58} />
        <path className="s-danger" d={`M0-3H${line}V3H0Z`} />
      </g>
      <NotHere {...beside} r={sign} />
    </>
  );
}

/** A wrecker on the shoulder pulls a car out of the ditch. The people wait farther away than the line is long. */
const Wide = () => (
  <Scene>
    <path className="s-verge" d="M0 0H960V480H0Z" />
    <path className="s-road" d="M0 0H960V134H0Z" />
    <path className="s-line" opacity=".18" d="M0 54H960V134H0Z" />
    <path className="s-line" d="M0 50H960V55H0Z" />
    <path className="s-verge-d" d="M0 184Q300 168 500 204T960 198V334Q700 394 480 364T0 354Z" />
    <Way d="M50 25H120" tip={[120, 25, 0]} />
    <Recovery x={540} y={224} angle={154} scale={0.92} side={1} />
    <Waiting x={828} y={394} />
  </Scene>
);

/** The same for phones, with the road at the left. */
const Tall = () => (
  <Scene>
    <path className="s-verge" d="M0 0H380V534H0Z" />
    <path className="s-road" d="M0 0H126V534H0Z" />
    <path className="s-line" opacity=".18" d="M48 0H126V534H48Z" />
    <path className="s-line" d="M44 0H49V534H44Z" />
    <path className="s-verge-d" d="M190 0Q170 120 206 240T180 534H296Q316 300 288 200T298 0Z" />
    <TreesAbove at={[[352, 94, 20]]} />
    <Way d="M22 232V162" tip={[22, 162, -90]} />
    <Recovery x={164} y={172} angle={36} scale={0.7} side={-1} sign={25} />
    <Waiting x={262} y={436} scale={0.86} />
  </Scene>
);

export const winchLine: Drawing = {
  width: 960,
  height: 480,
  draw: Wide,
  labels: [
    { x: 940, y: 250, maxWidth: 250, align: 'end', tone: 'good', isSign: true, to: [828, 330], via: [828, 250] },
    { x: 40, y: 190, tone: 'bad', align: 'start', isSign: true, to: [404, 190] },
    { x: 40, y: 428, tone: 'bad', align: 'start', to: [444, 271], via: [344, 428] },
    { x: 40, y: 314, tone: 'bad', align: 'start', to: [356, 314] },
  ],
  tall: {
    width: 380,
    height: 534,
    draw: Tall,
    labels: [
      { x: 15, y: 502, maxWidth: 350, tone: 'good', align: 'start', isSign: true, to: [174, 452], via: [174, 502] },
      { x: 366, y: 34, tone: 'bad', align: 'end', isSign: true, to: [249, 135], via: [249, 34] },
      { x: 15, y: 320, tone: 'bad', align: 'start', to: [221, 213], via: [221, 320] },
      { x: 15, y: 364, tone: 'bad', align: 'start', to: [284, 262], via: [284, 364] },
    ],
  },
};
