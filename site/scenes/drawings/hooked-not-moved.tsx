import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { NotHere, Right } from '../kit/verdict.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

const stalls = [60, 160, 260, 360, 460, 556];

/** A car in its space in a parking lot, on the hook of a truck that has not driven off; its owner is back. */
const HookedNotMoved = () => (
  <Scene signs>
    <path className="s-verge" d="M0 0H560V400H0Z" />
    <path className="s-road" d="M0 46H560V400H0Z" />
    <path className="s-steel" d="M0 42H560V50H0Z" />
    <path className="l-chalk" strokeWidth="5" d={stalls.map((x) => `M${x} 54V192`).join('')} />
    <TreesAbove
      at={[
        [40, 20, 20],
        [300, 18, 18],
        [520, 22, 20],
      ]}
    />
    <CarAbove paint="steel" x={110} y={124} rotate={-90} />
    <CarAbove paint="teal" x={510} y={124} rotate={90} />
    <path className="s-danger" opacity=".2" d="M262 150H358V226H262Z" />
    <CarAbove paint="blue" x={310} y={122} rotate={-90} />
    <WreckerAbove paint="plum" x={310} y={288} rotate={90} />
    <path className="l-mark" strokeWidth="4" strokeDasharray="3 10" d="M256 56V392H364V56" />
    <PersonAbove clothes="teal" x={170} y={262} rotate={60} scale={1.7} />
    <PersonAbove clothes="vest" x={216} y={300} rotate={-110} scale={1.7} />
    <Right x={124} y={238} r={22} />
    <Disc n={1} x={84} y={238} r={20} />
    <NotHere x={398} y={196} r={28} />
    <Disc n={2} x={446} y={196} r={20} />
    <path className="l-ban" strokeWidth="4" d="M334 194H372" />
    <NotHere x={398} y={90} r={28} />
    <Disc n={3} x={446} y={90} r={20} />
    <path className="l-ban" strokeWidth="4" d="M322 100H372" />
  </Scene>
);

export const hookedNotMoved = { width: 560, height: 400, draw: HookedNotMoved };
