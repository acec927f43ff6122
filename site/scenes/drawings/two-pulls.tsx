import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** A cut-off tree, 56 wide. */
const Stump = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-mud" d="M-28-4Q-20-14-10-22 4-30 16-20 30-16 28 2 26 18 10 24-8 28-20 18-32 8-28-4Z" />
    <circle className="s-skin" r="16" />
    <circle className="l-badge" r="10" strokeWidth="1.5" opacity=".5" />
    <circle className="l-badge" r="4.5" strokeWidth="1.5" opacity=".5" />
  </g>
);

interface Pull {
  width: number;
  height: number;
  /** Where the truck's hook leaves it, and where the car lies and has to go. */
  truck: number;
  car: readonly [x: number, y: number];
}

/** A car in a ditch, pulled straight past a stump, then from another angle. */
const Pulls = ({ width, height, truck, car: [x, y] }: Pull) => (
  <>
    <HighwayAbove length={width} width={height} lanes={[66]} shoulder={74} rail={[0, 0]} />
    <path
      className="s-verge-d"
      d={`M0 ${y - 52}Q${width / 2} ${y - 70} ${width} ${y - 52}V${y + 46}Q${width / 2} ${y + 30} 0 ${y + 46}Z`}
    />
    <Way d="M30 33H110" tip={[110, 33, 0]} />
    <WreckerAbove x={truck + 88} y={104} />
    <path className="l-danger" strokeWidth="5" strokeDasharray="10 10" d={`M${truck} 104 ${x + 40} ${y - 20}`} />
    <Stump x={(truck + x + 60) / 2} y={(104 + y - 20) / 2} />
    <path className="l-badge" strokeWidth="5" d={`M${truck} 104 ${truck - 250} 170 ${x - 20} ${y - 24}`} />
    <circle className="s-frame" cx={truck - 250} cy="170" r="12" />
    <circle className="s-steel" cx={truck - 250} cy="170" r="5" />
    <path className="s-frame" d={`M${truck - 262} 128h24v34h-24Z`} />
    <CarAbove paint="plum" x={x} y={y} rotate={-28} />
  </>
);

const Wide = () => (
  <Scene signs>
    <Pulls width={960} height={330} truck={620} car={[470, 268]} />
    <TreesAbove
      at={[
        [90, 300, 26],
        [220, 306, 20],
        [720, 296, 28],
        [880, 240, 24],
      ]}
    />
    <Disc n={1} x={640} y={196} r={19} />
    <Disc n={2} x={414} y={194} r={19} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Pulls width={420} height={380} truck={290} car={[180, 310]} />
    <TreesAbove
      at={[
        [370, 340, 26],
        [40, 356, 20],
      ]}
    />
    <Disc n={1} x={320} y={220} r={19} />
    <Disc n={2} x={76} y={234} r={19} />
  </Scene>
);

export const twoPulls = { width: 960, height: 330, draw: Wide, tall: { width: 420, height: 380, draw: Tall } };
