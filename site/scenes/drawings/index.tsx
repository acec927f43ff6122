import type { ReactElement } from 'react';
import { FrameContext } from '../scene.tsx';
import { beSeen } from './be-seen.tsx';
import { billApart } from './bill-apart.tsx';
import { carTravel } from './car-travel.tsx';
import { deckFrames } from './deck-frames.tsx';
import { hookedNotMoved } from './hooked-not-moved.tsx';
import { lineUp } from './line-up.tsx';
import { lotSign } from './lot-sign.tsx';
import { milesOfRoad } from './miles-of-road.tsx';
import { moveOver } from './move-over.tsx';
import { narrowItDown } from './narrow-it-down.tsx';
import { poundsToScale } from './pounds-to-scale.tsx';
import { roadsideJobs } from './roadside-jobs.tsx';
import { sceneFromBehind } from './scene-from-behind.tsx';
import { snowBound } from './snow-bound.tsx';
import { softStraps } from './soft-straps.tsx';
import { takeOut } from './take-out.tsx';
import { tollRoadExit } from './toll-road-exit.tsx';
import { truckArrives } from './truck-arrives.tsx';
import { twoWaysToTow } from './two-ways-to-tow.tsx';
import { unitMeasures } from './unit-measures.tsx';
import { upwind } from './upwind.tsx';
import { whatWeAsk } from './what-we-ask.tsx';
import { wheelLiftHold } from './wheel-lift-hold.tsx';
import { whereToStand } from './where-to-stand.tsx';
import { whereToStop } from './where-to-stop.tsx';
import { whereYouAre } from './where-you-are.tsx';
import { winchLine } from './winch-line.tsx';

/** A picture's own size, in the units it is drawn in, and what draws it: a `Scene`. */
interface Sheet {
  width: number;
  height: number;
  draw: () => ReactElement;
}

/** A drawing that explains something; `tall` is drawn anew for phones, where what is wide would be too small to read. */
export interface Drawing extends Sheet {
  tall?: Sheet;
}

/** Every drawing that explains, by the name that a text calls it by: `![What it shows](drawing:name)`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...carTravel,
  ...deckFrames,
  ...twoWaysToTow,
  'pounds-to-scale': poundsToScale,
  'miles-of-road': milesOfRoad,
  'where-to-stand': whereToStand,
  'winch-line': winchLine,
  'where-you-are': whereYouAre,
  'be-seen': beSeen,
  'bill-apart': billApart,
  'lot-sign': lotSign,
  ...roadsideJobs,
  'wheel-lift-hold': wheelLiftHold,
  upwind,
  'scene-from-behind': sceneFromBehind,
  'soft-straps': softStraps,
  'truck-arrives': truckArrives,
  'move-over': moveOver,
  'where-to-stop': whereToStop,
  'snow-bound': snowBound,
  'hooked-not-moved': hookedNotMoved,
  'take-out': takeOut,
  'line-up': lineUp,
  'toll-road-exit': tollRoadExit,
  'narrow-it-down': narrowItDown,
  'unit-measures': unitMeasures,
  'what-we-ask': whatWeAsk,
};

/** A sheet at its own size. */
export const Framed = ({ width, height, draw: Draw }: Sheet) => (
  <FrameContext value={{ viewBox: `0 0 ${width} ${height}`, width, height }}>
    <Draw />
  </FrameContext>
);

/** Where a drawing's file stands. */
export const drawingFile = (name: string) => `/drawings/${name}.svg`;

/** Where the file of its tall form stands. */
export const tallDrawingFile = (name: string) => `/drawings/${name}-tall.svg`;
