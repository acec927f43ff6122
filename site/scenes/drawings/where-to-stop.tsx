import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { NotThisWay, Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

interface Stretch {
  length: number;
  width: number;
  /** Where the ramp begins. */
  exit: number;
}

/** One side of a divided highway: median, a narrow left shoulder, two lanes, the right shoulder, and an exit. */
const Stretch = ({ length, width, exit }: Stretch) => (
  <>
    <path className="s-verge" d={`M0 0H${length}V30H0Z`} />
    <path className="s-road" d={`M0 26H${length}V70H0Z`} />
    <g transform="translate(0 66)">
      <HighwayAbove length={length} width={width - 66} lanes={[72, 144]} shoulder={80} rail={[0, exit - 30]} />
    </g>
    <path className="s-line" d={`M0 62H${length}v5H0Z`} />
    <path
      className="s-road"
      d={`M${exit - 30} 284H${exit + 130}Q${exit + 190} 288 ${exit + 250} 330V${width}H${exit + 190}Q${exit + 120} 334 ${exit - 30} 318Z`}
    />
    <path
      className="s-line"
      d={`M${exit + 110} 288Q${exit + 190} 296 ${exit + 250} 340v-8Q${exit + 190} 288 ${exit + 110} 283Z`}
    />
  </>
);

/** Where to bring a failing car to a stop, and where not to. */
const Wide = () => (
  <Scene signs>
    <Stretch length={960} width={400} exit={700} />
    <TreesAbove
      at={[
        [60, 356, 24],
        [260, 372, 20],
        [560, 362, 26],
        [660, 384, 18],
      ]}
    />
    <Way d="M40 102H120" tip={[120, 102, 0]} />
    <Way d="M40 174H120" tip={[120, 174, 0]} />
    <CarAbove paint="blue" x={842} y={318} rotate={24} />
    <CarAbove paint="blue" x={420} y={250} hazards />
    <CarAbove paint="blue" x={250} y={52} hazards />
    <CarAbove paint="blue" x={600} y={174} hazards />
    <Right x={770} y={368} r={22} />
    <Disc n={1} x={728} y={368} r={19} />
    <Right x={420} y={330} r={22} />
    <Disc n={2} x={378} y={330} r={19} />
    <NotThisWay x={360} y={44} r={22} />
    <Disc n={3} x={402} y={44} r={19} />
    <NotThisWay x={710} y={174} r={22} />
    <Disc n={4} x={752} y={174} r={19} />
  </Scene>
);

/** The same for phones: the road stands upright, traffic heads up. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 620)rotate(-90)">
      <Stretch length={620} width={400} exit={410} />
      <CarAbove paint="blue" x={552} y={318} rotate={24} />
      <CarAbove paint="blue" x={200} y={250} hazards />
      <CarAbove paint="blue" x={96} y={52} hazards />
      <CarAbove paint="blue" x={350} y={174} hazards />
    </g>
    <TreesAbove
      at={[
        [360, 560, 26],
        [352, 300, 22],
      ]}
    />
    <Way d="M102 600V530" tip={[102, 530, -90]} />
    <Way d="M174 600V530" tip={[174, 530, -90]} />
    <Right x={372} y={140} r={22} />
    <Disc n={1} x={372} y={184} r={18} />
    <Right x={334} y={420} r={22} />
    <Disc n={2} x={334} y={464} r={18} />
    <NotThisWay x={52} y={428} r={22} />
    <Disc n={3} x={52} y={386} r={18} />
    <NotThisWay x={174} y={176} r={22} />
    <Disc n={4} x={174} y={134} r={18} />
  </Scene>
);

export const whereToStop = { width: 960, height: 400, draw: Wide, tall: { width: 400, height: 620, draw: Tall } };
