import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** A driveway 600 long that leads from a house to a street on the right, and what stands on it. */
const Ground = () => (
  <>
    <path className="s-verge" d="M-200-400H1200V800H-200Z" />
    <path className="s-rim-d" d="M90 90H660V250H90Z" />
    <path className="s-road" d="M650-400H790V800H650Z" />
    <path className="l-chalk" strokeWidth="4" strokeDasharray="34 30" d="M720-390V800" />
    <path className="s-plum-d" d="M-40 30H96V300H-40Z" />
    <path className="s-plum" d="M-40 30H30V300H-40Z" />
    <path className="s-frame" d="M88 146H100V194H88Z" />
    <WreckerAbove x={590} y={170} scale={1.25} />
    <path className="l-mark" strokeWidth="4" strokeDasharray="4 11" d="M430 170H478" />
    <CarAbove paint="teal" x={690} y={20} rotate={-90} scale={1.15} />
    <CarAbove paint="blue" x={300} y={170} scale={1.6} />
    <path className="l-mark" strokeWidth="4" strokeDasharray="3 10" d="M192 112H412V228H192Z" />
  </>
);

const camera = (
  <>
    <rect className="s-frame" x="-17" y="-9" width="34" height="22" rx="4" />
    <path className="s-frame" d="M-7-14H7V-8H-7Z" />
    <circle className="s-rim" cy="2" r="7" />
  </>
);
const key = <path className="l-badge" strokeWidth="5" d="M-6 0a8 8 0 1 0-16 0 8 8 0 1 0 16 0H22M14 0V9M21 0V8" />;
const bag = (
  <>
    <path className="l-badge" strokeWidth="4" d="M-7-10q0-12 7-12t7 12" />
    <path className="s-mark" d="M-18-10H18L15 18H-15Z" />
  </>
);
const note = (
  <>
    <path className="s-slip" d="M-12-16H12V16H-12Z" />
    <path className="s-line-d" d="M-8-10H8V-6H-8ZM-8-2H8V2H-8ZM-8 6H3V10H-8Z" />
  </>
);

/** A car in a driveway, ready for the truck: what was taken out, turned, moved, photographed and left. */
const Wide = () => (
  <Scene signs>
    <g transform="translate(60 10)">
      <Ground />
    </g>
    <PersonAbove clothes="plum" x={186} y={216} rotate={90} scale={1.5} />
    <g transform="translate(198 258)">{bag}</g>
    <g transform="translate(252 252)">{key}</g>
    <g transform="translate(395 180)">{note}</g>
    <g transform="translate(490 108)">{camera}</g>
    <TreesAbove
      at={[
        [250, 40, 24],
        [520, 318, 26],
        [640, 44, 22],
      ]}
    />
    <Disc n={1} x={164} y={282} />
    <Disc n={2} x={252} y={290} />
    <Disc n={3} x={388} y={110} />
    <Disc n={4} x={430} y={252} />
    <Disc n={5} x={704} y={62} />
    <Disc n={6} x={528} y={96} />
    <Disc n={7} x={360} y={180} />
  </Scene>
);

/** The same for phones: the driveway stands upright. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(370 0)rotate(90)scale(.8)">
      <g transform="translate(40 62)">
        <Ground />
      </g>
    </g>
    <PersonAbove clothes="plum" x={200} y={136} rotate={180} scale={1.3} />
    <g transform="translate(156 140)">{bag}</g>
    <g transform="translate(118 178)">{key}</g>
    <g transform="translate(184 296)">{note}</g>
    <g transform="translate(266 372)">{camera}</g>
    <TreesAbove
      at={[
        [44, 200, 24],
        [340, 250, 22],
        [44, 420, 26],
      ]}
    />
    <Disc n={1} x={120} y={134} r={16} />
    <Disc n={2} x={80} y={180} r={16} />
    <Disc n={3} x={250} y={290} r={16} />
    <Disc n={4} x={118} y={322} r={16} />
    <Disc n={5} x={302} y={520} r={16} />
    <Disc n={6} x={302} y={372} r={16} />
    <Disc n={7} x={184} y={262} r={16} />
  </Scene>
);

export const lineUp = { width: 960, height: 350, draw: Wide, tall: { width: 380, height: 680, draw: Tall } };
