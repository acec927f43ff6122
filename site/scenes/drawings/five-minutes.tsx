import { CallBadge } from '../kit/call-badge.tsx';
import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

/** A mile marker as the picture's viewer reads it. */
const Marker = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-steel-d" d="M-3 0h6v30h-6Z" />
    <path className="s-white" d="M-20-52H20V8H-20Z" />
    <path className="s-sign" d="M-17-49H17V5H-17Z" />
    <Numeral className="l-white" value={3} x={0} y={-34} scale={1.2} />
    <Numeral className="l-white" value={0} x={0} y={-9} scale={1.2} />
  </g>
);

/** One car and its people, five times: to the right, lights on, out and behind the rail, a marker read, a call. */
const Wide = () => (
  <Scene signs>
    <HighwayAbove length={960} width={390} lanes={[76, 152]} shoulder={84} />
    <TreesAbove
      at={[
        [60, 330, 26],
        [420, 366, 20],
        [640, 350, 24],
        [930, 364, 24],
      ]}
    />
    <Way d="M40 38H120" tip={[120, 38, 0]} />
    <CarAbove paint="blue" x={340} y={114} />
    <Way className="l-safe" width={7} d="M412 118Q470 124 500 152T570 190" tip={[582, 194, 14]} />
    <CarAbove paint="blue" x={670} y={198} hazards />
    <Way className="l-safe" dashed width={7} d="M640 236V262Q640 292 610 292H320" tip={[304, 292, 180]} />
    <ellipse className="s-safe" opacity=".2" cx="222" cy="308" rx="64" ry="44" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" cx="222" cy="308" rx="64" ry="44" />
    <PersonAbove clothes="plum" x={200} y={302} scale={1.15} />
    <PersonAbove clothes="teal" x={244} y={314} scale={1.15} />
    <Marker x={840} y={236} />
    <CallBadge to="us" x={136} y={308} />
    <Disc n={1} x={468} y={100} r={19} />
    <Disc n={2} x={756} y={178} r={19} />
    <Disc n={3} x={516} y={324} r={19} />
    <Disc n={4} x={882} y={212} r={19} />
    <Disc n={5} x={136} y={350} r={19} />
  </Scene>
);

/** The same for phones: the road stands upright, traffic heads up. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 620)rotate(-90)">
      <HighwayAbove length={620} width={400} lanes={[78]} shoulder={90} />
      <CarAbove paint="blue" x={90} y={39} />
      <CarAbove paint="blue" x={380} y={124} hazards />
    </g>
    <TreesAbove
      at={[
        [366, 60, 24],
        [366, 330, 20],
        [230, 590, 20],
      ]}
    />
    <Way className="l-safe" width={7} d="M42 456Q46 400 80 376T116 330" tip={[118, 320, -78]} />
    <Way className="l-safe" dashed width={7} d="M164 264H218Q266 268 266 316V400" tip={[266, 414, 90]} />
    <ellipse className="s-safe" opacity=".2" cx="278" cy="476" rx="62" ry="48" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" cx="278" cy="476" rx="62" ry="48" />
    <PersonAbove clothes="plum" x={256} y={468} scale={1.15} />
    <PersonAbove clothes="teal" x={302} y={484} scale={1.15} />
    <Marker x={212} y={110} />
    <CallBadge to="us" x={278} y={562} />
    <Disc n={1} x={92} y={436} r={18} />
    <Disc n={2} x={124} y={150} r={18} />
    <Disc n={3} x={304} y={318} r={18} />
    <Disc n={4} x={262} y={84} r={18} />
    <Disc n={5} x={340} y={562} r={18} />
  </Scene>
);

export const fiveMinutes = { width: 960, height: 390, draw: Wide, tall: { width: 400, height: 620, draw: Tall } };
