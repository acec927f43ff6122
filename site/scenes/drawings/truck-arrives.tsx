import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { NotHere, Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** Those who wait behind the guardrail, and the operator who has come over to them. */
const Waiting = () => (
  <>
    <ellipse className="s-safe" opacity=".2" rx="70" ry="52" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" rx="70" ry="52" />
    <PersonAbove x={-24} y={-8} clothes="plum" scale={1.15} />
    <PersonAbove x={20} y={-10} clothes="teal" scale={1.15} />
    <PersonAbove x={-6} y={24} clothes="blue" scale={0.8} />
  </>
);

/** The truck has stopped ahead of the car; nobody is between them. */
const Wide = () => (
  <Scene signs>
    <HighwayAbove length={960} width={400} lanes={[76, 152]} shoulder={84} />
    <path className="s-danger" opacity=".2" d="M270 156H710V234H270Z" />
    <TreesAbove
      at={[
        [40, 372, 24],
        [420, 380, 22],
        [800, 336, 30],
        [900, 376, 22],
      ]}
    />
    <Way d="M60 38H140" tip={[140, 38, 0]} />
    <Way d="M60 114H140" tip={[140, 114, 0]} />
    <CarAbove paint="teal" x={800} y={38} />
    <CarAbove paint="blue" x={360} y={196} hazards />
    <WreckerAbove x={620} y={196} />
    <Way className="l-safe" dashed width={7} d="M244 340H610Q646 340 646 304V250" tip={[646, 238, -90]} />
    <g transform="translate(150 322)">
      <Waiting />
    </g>
    <PersonAbove x={262} y={298} rotate={-80} clothes="vest" scale={1.2} />
    <NotHere x={476} y={196} r={28} />
    <NotHere x={360} y={138} r={26} />
    <Disc n={1} x={74} y={276} r={19} />
    <Disc n={2} x={436} y={162} r={19} />
    <Disc n={3} x={738} y={272} r={19} />
    <Right x={696} y={272} r={20} />
  </Scene>
);

/** The same for phones: the road stands upright, traffic heads up. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 580)rotate(-90)">
      <HighwayAbove length={580} width={380} lanes={[66]} shoulder={86} />
      <path className="s-danger" opacity=".2" d="M120 70H500V150H120Z" />
      <CarAbove paint="blue" x={196} y={110} hazards />
      <WreckerAbove x={420} y={110} />
      <CarAbove paint="teal" x={510} y={33} />
    </g>
    <TreesAbove
      at={[
        [350, 60, 24],
        [354, 290, 20],
        [230, 560, 20],
      ]}
    />
    <Way d="M33 560V490" tip={[33, 490, -90]} />
    <Way className="l-safe" dashed width={7} d="M284 400V176Q284 146 254 146H170" tip={[154, 146, 180]} />
    <g transform="translate(276 476)">
      <Waiting />
    </g>
    <PersonAbove x={238} y={396} rotate={150} clothes="vest" scale={1.2} />
    <NotHere x={110} y={288} r={26} />
    <NotHere x={44} y={384} r={26} />
    <Disc n={1} x={218} y={524} r={18} />
    <Disc n={2} x={150} y={270} r={18} />
    <Disc n={3} x={252} y={102} r={18} />
    <Right x={212} y={102} r={20} />
  </Scene>
);

export const truckArrives = { width: 960, height: 400, draw: Wide, tall: { width: 380, height: 580, draw: Tall } };
