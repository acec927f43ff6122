import { CarAbove } from '../kit/car-above.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { NotHere } from '../kit/verdict.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** Traffic heads right; a car has broken down on the shoulder, its people wait far behind it, beyond the guardrail. */
const Wide = () => (
  <Scene signs>
    <HighwayAbove length={960} width={480} lanes={[86, 172]} shoulder={88} />
    <path className="s-danger" opacity=".22" d="M700 175H960V260H700Z" />
    <TreesAbove
      at={[
        [34, 446, 30],
        [430, 452, 26],
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

/** The same for phones: the road stands upright, traffic heads up. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 620)rotate(-90)">
      <HighwayAbove length={620} width={380} lanes={[78]} shoulder={88} />
      <path className="s-danger" opacity=".22" d="M460 81H620V166H460Z" />
      <CarAbove paint="teal" x={66} y={38} />
      <CarAbove paint="blue" x={392} y={124} hazards />
    </g>
    <TreesAbove
      at={[
        [356, 600, 22],
        [214, 600, 20],
        [352, 150, 22],
        [220, 40, 24],
      ]}
    />
    <Way d="M38 500V440" tip={[38, 440, -90]} />
    <Way className="l-safe" dashed width={7} d="M162 228H310Q338 228 338 256V410" tip={[338, 420, 90]} />
    <Waiting x={272} y={500} scale={0.86} />
    <NotHere x={124} y={344} r={30} />
    <NotHere x={124} y={82} r={30} />
    <NotHere x={40} y={228} r={30} />
  </Scene>
);

export const whereToStand: Drawing = {
  width: 960,
  height: 480,
  draw: Wide,
  labels: [
    { x: 344, y: 436, align: 'start', tone: 'good', isSign: true, to: [286, 412] },
    { x: 440, y: 217, align: 'end', tone: 'bad', isSign: true, to: [473, 217] },
    { x: 944, y: 124, align: 'end', tone: 'bad', isSign: true, to: [752, 178], via: [752, 124] },
    { x: 552, y: 124, align: 'end', tone: 'bad', isSign: true, to: [591, 124] },
  ],
  tall: {
    width: 380,
    height: 620,
    draw: Tall,
    labels: [
      { x: 272, y: 400, tone: 'good', isSign: true, to: [272, 445] },
      { x: 188, y: 344, align: 'start', tone: 'bad', isSign: true, to: [158, 344] },
      { x: 188, y: 82, align: 'start', tone: 'bad', isSign: true, to: [158, 82] },
      { x: 15, y: 146, align: 'start', tone: 'bad', maxWidth: 84, isSign: true, to: [40, 194], via: [40, 146] },
    ],
  },
};
