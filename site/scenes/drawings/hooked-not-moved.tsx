import { CarAbove, TreesAbove, WreckerAbove } from '../kit/from-above.tsx';
import { NotHere, Pictogram, Right } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

const stalls = [60, 160, 260, 360];

/** A car in a parking lot, on the hook of a truck that hasn't driven off. Its owner is back. */
const HookedNotMoved = () => (
  <Scene>
    <path className="s-verge" d="M0 0H560V480H0Z" />
    <path className="s-road" d="M0 46H560V480H0Z" />
    <path className="s-steel" d="M0 42H560V50H0Z" />
    <path className="l-chalk" strokeWidth="5" d={stalls.map((x) => `M${x} 54V184`).join('')} />
    <TreesAbove
      at={[
        [40, 20, 20],
        [300, 18, 18],
        [520, 22, 20],
      ]}
    />
    <CarAbove paint="steel" x={110} y={116} rotate={-90} />
    <path className="s-danger" opacity=".2" d="M262 142H358V218H262Z" />
    <CarAbove paint="blue" x={310} y={114} rotate={-90} />
    <WreckerAbove paint="plum" x={310} y={280} rotate={90} />
    <Pictogram x={180} y={316} scale={1.5} />
    <Right x={134} y={276} r={22} />
    <NotHere x={460} y={250} r={38} />
    <NotHere x={460} y={84} r={38} />
    <path className="l-danger" strokeWidth="2.5" d="M334 194 416 240M322 116 424 96" />
    <path className="l-danger" strokeWidth="10" d="M334 194h.1M322 116h.1" />
  </Scene>
);

export const hookedNotMoved: Drawing = {
  width: 560,
  height: 464,
  draw: HookedNotMoved,
  labels: [
    { x: 26, y: 402, align: 'start', tone: 'good', maxWidth: 226, isSign: true, to: [180, 322], via: [180, 402] },
    { x: 534, y: 402, align: 'end', tone: 'bad', maxWidth: 258, isSign: true, to: [460, 290], via: [460, 402] },
    { x: 534, y: 167, align: 'end', tone: 'bad', isSign: true, to: [460, 122], via: [460, 167] },
  ],
};
