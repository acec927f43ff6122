import { CarAbove, TreesAbove, Way } from '../kit/from-above.tsx';
import { NotHere, Waiting } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** Traffic heads right. A car has broken down on the shoulder; its people wait far behind it, beyond the guardrail. */
const Wide = () => (
  <Scene>
    <HighwayAbove length={960} width={480} lanes={[86, 172]} shoulder={88} />
    <path className="s-danger" opacity=".22" d="M700 175H960V260H700Z" />
    <TreesAbove
      at={[
        [34, 446, 30],
        [760, 420, 34],
        [830, 458, 20],
        [900, 330, 22],
      ]}
    />
    <Way d="M60 43H150" tip={[150, 43, 0]} />
    <Way d="M60 129H150" tip={[150, 129, 0]} />
    <CarAbove paint="teal" x={300} y={43} />
    <CarAbove paint="plum" x={890} y={43} />
    <CarAbove paint="blue" x={630} y={217} hazards />
    <Way className="l-safe" dashed width={7} d="M600 254V340Q600 372 568 372H330" tip={[322, 372, 180]} />
    <Waiting x={186} y={374} scale={1.02} />
    <NotHere x={512} y={217} r={35} />
    <NotHere x={752} y={217} r={35} />
    <NotHere x={630} y={124} r={35} />
  </Scene>
);

/** The same for phones, where traffic heads up. */
const Tall = () => (
  <Scene>
    <g transform="translate(0 464)rotate(-90)">
      <HighwayAbove length={464} width={380} lanes={[66]} shoulder={84} />
      <path className="s-danger" opacity=".22" d="M354 69H464V150H354Z" />
      <CarAbove paint="teal" x={64} y={32} />
      <CarAbove paint="blue" x={292} y={110} hazards />
    </g>
    <TreesAbove
      at={[
        [212, 20, 22],
        [356, 20, 14],
      ]}
    />
    <Way d="M32 330V274" tip={[32, 274, -90]} />
    <Way className="l-safe" dashed width={7} d="M148 172H310Q338 172 338 200V304" tip={[338, 316, 90]} />
    <Waiting x={276} y={394} scale={0.76} />
    <NotHere x={112} y={278} r={24} />
    <NotHere x={122} y={58} r={24} />
    <NotHere x={33} y={172} r={24} />
  </Scene>
);

export const whereToStand: Drawing = {
  width: 960,
  height: 480,
  draw: Wide,
  labels: [
    { x: 344, y: 436, align: 'start', tone: 'good', isSign: true, to: [286, 412] },
    { x: 440, y: 217, align: 'end', tone: 'bad', isSign: true, to: [473, 217] },
    { x: 940, y: 124, align: 'end', tone: 'bad', isSign: true, to: [752, 178], via: [752, 124] },
    { x: 552, y: 124, align: 'end', tone: 'bad', isSign: true, to: [591, 124] },
  ],
  tall: {
    width: 380,
    height: 464,
    draw: Tall,
    labels: [
      { x: 188, y: 326, align: 'start', tone: 'good', isSign: true, to: [214, 386] },
      { x: 188, y: 278, align: 'start', tone: 'bad', isSign: true, to: [139, 278] },
      { x: 188, y: 54, align: 'start', tone: 'bad', isSign: true, to: [149, 54] },
      { x: 188, y: 104, align: 'start', tone: 'bad', isSign: true, to: [33, 145], via: [33, 104] },
    ],
  },
};

interface HighwayAboveProps {
  length: number;
  width: number;
  /** The lower edge of each lane. The shoulder comes after the last one. */
  lanes: readonly number[];
  shoulder: number;
}

/** The right half of a highway from above. Traffic heads right; the shoulder, a guardrail and firm ground are below it. */
function HighwayAbove({ length, width, lanes, shoulder }: HighwayAboveProps) {
  const edge = lanes.at(-1) ?? 0;
  const end = edge + shoulder;
  const posts = Array.from({ length: Math.floor(length / 60) + 1 }, (_, post) => post * 60);
  return (
    <>
      <path className="s-verge" d={`M0 0H${length}V${width}H0Z`} />
      <path className="s-road" d={`M0 0H${length}V${end}H0Z`} />
      <path className="s-line" opacity=".18" d={`M0 ${edge}H${length}V${end}H0Z`} />
      <path className="s-verge-d" d={`M0 ${end}H${length}v22H0Z`} />
      <path className="s-line" d={`M0 ${edge - 3}H${length}v5H0Z`} />
      <g className="l-chalk" strokeWidth="4" strokeDasharray="44 46">
        {lanes.slice(0, -1).map((y) => (
          <path key={y} d={`M14 ${y}H${length}`} style={{ strokeLinecap: 'butt' }} />
        ))}
      </g>
      <path className="s-frame" d={posts.map((x) => `M${x} ${end + 9}h10v13h-10Z`).join('')} />
      <path className="s-steel" d={`M0 ${end + 5}H${length}v7H0Z`} />
      <path className="s-steel-d" d={`M0 ${end + 10}H${length}v3H0Z`} />
    </>
  );
}
