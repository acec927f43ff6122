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
    <NotHere x={124} y={108} r={30} />
    <NotHere x={40} y={228} r={30} />
  </Scene>
);

export const whereToStand: Drawing = {
  width: 960,
  height: 480,
  draw: Wide,
  labels: [
    { x: 186, y: 290, tone: 'good' },
    { x: 462, y: 217, align: 'end', tone: 'bad' },
    { x: 802, y: 217, align: 'start', tone: 'bad', maxWidth: 150 },
    { x: 682, y: 124, align: 'start', tone: 'bad' },
  ],
  tall: {
    width: 380,
    height: 620,
    draw: Tall,
    labels: [
      { x: 272, y: 426, tone: 'good', maxWidth: 130 },
      { x: 174, y: 344, align: 'start', tone: 'bad', maxWidth: 140 },
      { x: 174, y: 108, align: 'start', tone: 'bad', maxWidth: 180 },
      { x: 6, y: 156, align: 'start', tone: 'bad', maxWidth: 72 },
    ],
  },
};
