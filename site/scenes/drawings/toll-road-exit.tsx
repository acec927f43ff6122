import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { Gantry } from '../kit/gantry.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** A toll road, its next exit, and a local road below. */
const Roads = ({ length, width, exit }: { length: number; width: number; exit: number }) => (
  <>
    <HighwayAbove length={length} width={width} lanes={[60, 120]} shoulder={76} rail={[0, exit - 30]} />
    <g transform="translate(70)">
      <Gantry width={196} />
    </g>
    <path
      className="s-road"
      d={`M${exit - 30} 192H${exit + 70}Q${exit + 140} 200 ${exit + 156} 310H${exit + 96}Q${exit + 80} 236 ${exit - 30} 226ZM0 306H${length}V368H0Z`}
    />
    <path className="l-chalk" strokeWidth="3" strokeDasharray="18 16" d={`M0 337H${length}`} />
  </>
);

/** A car on the shoulder of a toll road, the authorized truck that takes it to the exit, and the truck from there on. */
const Wide = () => (
  <Scene signs>
    <Roads length={960} width={384} exit={590} />
    <TreesAbove
      at={[
        [60, 262, 24],
        [300, 268, 20],
        [460, 256, 26],
        [880, 250, 26],
      ]}
    />
    <Way d="M130 30H210" tip={[210, 30, 0]} />
    <Way d="M130 90H210" tip={[210, 90, 0]} />
    <CarAbove paint="blue" x={250} y={160} hazards />
    <WreckerAbove paint="teal" x={428} y={160} />
    <Way className="l-badge" dashed width={7} d="M520 160H640Q710 166 716 270" tip={[717, 288, 88]} />
    <WreckerAbove x={850} y={338} />
    <Way className="l-safe" width={7} d="M640 338H560" tip={[548, 338, 180]} />
    <Disc n={1} x={428} y={112} r={19} />
    <Disc n={2} x={776} y={228} r={19} />
    <Disc n={3} x={752} y={338} r={19} />
  </Scene>
);

/** The same for phones: the toll road stands upright. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 600)rotate(-90)">
      <Roads length={600} width={390} exit={400} />
      <CarAbove paint="blue" x={164} y={160} hazards />
      <WreckerAbove paint="teal" x={318} y={160} />
      <WreckerAbove x={280} y={337} />
    </g>
    <TreesAbove
      at={[
        [252, 500, 24],
        [256, 320, 20],
        [262, 40, 22],
      ]}
    />
    <Way d="M30 430V360" tip={[30, 360, -90]} />
    <Way d="M90 430V360" tip={[90, 360, -90]} />
    <Way className="l-badge" dashed width={7} d="M160 196V120Q166 76 288 74" tip={[300, 74, 0]} />
    <Way className="l-safe" width={7} d="M337 440V510" tip={[337, 522, 90]} />
    <Disc n={1} x={112} y={282} r={18} />
    <Disc n={2} x={250} y={124} r={18} />
    <Disc n={3} x={337} y={200} r={18} />
  </Scene>
);

export const tollRoadExit = { width: 960, height: 384, draw: Wide, tall: { width: 390, height: 600, draw: Tall } };
