import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Sitting } from '../kit/sitting.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { NotHere, Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

/** Firm ground behind the guardrail, with the people who wait there. */
const Waiting = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse className="s-safe" opacity=".2" rx="78" ry="62" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" rx="78" ry="62" />
    <PersonAbove x={-32} y={-4} clothes="plum" scale={1.15} />
    <PersonAbove x={16} y={-16} clothes="teal" scale={1.15} />
    <PersonAbove x={18} y={24} clothes="blue" scale={0.8} />
  </g>
);

/** A closer look at the car: two people in it, belted in. */
const InTheCar = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <rect className="s-paper" x="-112" y="-54" width="224" height="108" rx="14" />
    <rect className="l-badge" x="-112" y="-54" width="224" height="108" rx="14" strokeWidth="3" />
    <g transform="translate(-96 34)">
      <Sedan paint="blue" />
      <Sitting />
      <circle className="s-danger" opacity=".3" cx="8" cy="-36" r="13" />
      <circle className="s-danger" opacity=".3" cx="184" cy="-32" r="13" />
    </g>
  </g>
);

/** Traffic heads right; a car has broken down on the shoulder, its people wait far behind it, beyond the guardrail. */
function Wide() {
  return (
    <Scene signs>
      <HighwayAbove length={960} width={500} lanes={[86, 172]} shoulder={82} />
      <path className="s-danger" opacity=".2" d="M560 175H960V254H560Z" />
      <TreesAbove
        at={[
          [34, 462, 30],
          [92, 490, 22],
          [330, 482, 26],
          [476, 474, 34],
          [536, 498, 20],
          [900, 306, 18],
        ]}
      />
      <Way d="M60 43H150" tip={[150, 43, 0]} />
      <Way d="M60 129H150" tip={[150, 129, 0]} />
      <CarAbove paint="teal" x={266} y={43} />
      <CarAbove paint="plum" x={850} y={126} />
      <CarAbove paint="blue" x={690} y={215} hazards />
      <Way className="l-danger" d="M850 215H930" tip={[930, 215, 0]} />
      <Way className="l-safe" dashed width={7} d="M668 250V330Q668 372 626 372H270" tip={[264, 372, 180]} />
      <path className="l-badge" strokeWidth="3" d="M712 218V300H780V346" />
      <circle className="s-badge" cx="712" cy="215" r="6" />
      <InTheCar x={812} y={400} />
      <Waiting x={166} y={372} />
      <Right x={166} y={308} r={22} />
      <Disc n={1} x={128} y={314} />
      <Right x={924} y={346} r={22} />
      <Disc n={2} x={886} y={346} />
      <NotHere x={580} y={215} r={26} />
      <Disc n={3} x={548} y={196} />
      <NotHere x={806} y={215} r={26} />
      <Disc n={4} x={806} y={182} />
      <NotHere x={676} y={160} r={26} />
      <Disc n={5} x={642} y={150} />
      <NotHere x={370} y={228} r={26} />
      <Disc n={6} x={336} y={214} />
    </Scene>
  );
}

/** The same for phones: the road stands upright, traffic heads up. */
function Tall() {
  return (
    <Scene signs>
      <g transform="translate(0 640)rotate(-90)">
        <HighwayAbove length={640} width={380} lanes={[70]} shoulder={86} />
        <path className="s-danger" opacity=".2" d="M290 73H640V156H290Z" />
        <CarAbove paint="teal" x={66} y={34} />
        <CarAbove paint="blue" x={410} y={114} hazards />
      </g>
      <TreesAbove
        at={[
          [362, 616, 26],
          [216, 624, 22],
          [366, 300, 20],
          [352, 24, 24],
        ]}
      />
      <Way d="M35 490V430" tip={[35, 430, -90]} />
      <Way className="l-danger" d="M114 78V28" tip={[114, 26, -90]} />
      <Way className="l-safe" dashed width={7} d="M150 240H246Q274 240 274 268V388" tip={[274, 398, 90]} />
      <path className="l-badge" strokeWidth="3" d="M114 216H210V156" />
      <circle className="s-badge" cx="114" cy="216" r="6" />
      <InTheCar x={278} y={112} scale={0.8} />
      <Waiting x={274} y={480} />
      <Right x={274} y={418} r={22} />
      <Disc n={1} x={236} y={424} />
      <Right x={350} y={66} r={22} />
      <Disc n={2} x={312} y={66} />
      <NotHere x={114} y={332} r={26} />
      <Disc n={3} x={80} y={326} />
      <NotHere x={114} y={118} r={26} />
      <Disc n={4} x={80} y={112} />
      <NotHere x={66} y={236} r={26} />
      <Disc n={5} x={34} y={226} />
      <NotHere x={130} y={440} r={26} />
      <Disc n={6} x={96} y={434} />
    </Scene>
  );
}

export const whereToStand = { width: 960, height: 500, draw: Wide, tall: { width: 380, height: 640, draw: Tall } };
