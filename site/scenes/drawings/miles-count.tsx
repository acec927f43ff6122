import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { Pin } from '../kit/pin.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** Roads around some blocks, seen from above: a truck drives out to a car, tows it to a shop and drives back. */
const MilesCount = () => (
  <Scene signs>
    <path className="s-verge" d="M0 0H560V400H0Z" />
    <path className="s-verge-d" d="M150 130H420V280H150Z" />
    <path
      className="s-road"
      fillRule="evenodd"
      d="M76 0H132V56H560V112H496V292H560V348H132V400H76V348H0V292H76V112H0V56H76ZM132 112V292H440V112Z"
    />
    <path
      className="l-chalk"
      strokeWidth="2.5"
      strokeDasharray="14 14"
      opacity=".8"
      d="M0 84H560M0 320H560M104 0V400M468 112V292"
    />
    <TreesAbove
      at={[
        [40, 26, 22],
        [36, 220, 26],
        [40, 374, 20],
        [530, 30, 18],
        [526, 200, 22],
        [200, 250, 20],
      ]}
    />
    <path className="s-steel-d" d="M350 226H420V292H350Z" />
    <path className="s-steel" d="M350 226H420V280H350ZM362 238H384V256H362Z" />
    <Way className="l-badge" dashed width={7} d="M104 250V110Q104 84 130 84H300" tip={[320, 84, 0]} />
    <Way className="l-mark" width={10} d="M446 84Q468 84 468 110V296Q468 320 448 320H430" tip={[420, 320, 180]} />
    <Way className="l-badge" dashed width={7} d="M372 320H210" tip={[194, 320, 180]} />
    <CarAbove paint="blue" x={392} y={84} scale={0.8} hazards />
    <WreckerAbove x={104} y={318} rotate={-90} scale={0.8} />
    <Pin x={386} y={262} scale={1.5} />
    <Disc n={1} x={180} y={128} r={21} />
    <Disc n={2} x={516} y={148} r={21} />
    <Disc n={3} x={290} y={262} r={21} />
  </Scene>
);

export const milesCount = { width: 560, height: 400, draw: MilesCount };
