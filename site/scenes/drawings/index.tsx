import type { ReactElement } from 'react';
import type { Light } from '../palette.ts';
import { FrameContext } from '../scene.tsx';
import { beSeen } from './be-seen.tsx';
import { billApart } from './bill-apart.tsx';
import { carTravel } from './car-travel.tsx';
import { deckFrames } from './deck-frames.tsx';
import { dollies } from './dollies.tsx';
import { doorSticker } from './door-sticker.tsx';
import { drivenAxles } from './driven-axles.tsx';
import { insideATruck } from './inside-a-truck.tsx';
import { lotSign } from './lot-sign.tsx';
import { milesOfRoad } from './miles-of-road.tsx';
import { poundsToScale } from './pounds-to-scale.tsx';
import { roadsideJobs } from './roadside-jobs.tsx';
import { tollRoadTows } from './toll-road-tows.tsx';
import { twoWaysToTow } from './two-ways-to-tow.tsx';
import { whatIsLeft } from './what-is-left.tsx';
import { wheelLiftHold } from './wheel-lift-hold.tsx';
import { whereToStand } from './where-to-stand.tsx';
import { whereYouAre } from './where-you-are.tsx';
import { whoChooses } from './who-chooses.tsx';
import { whomToCall } from './whom-to-call.tsx';
import { winchLine } from './winch-line.tsx';

type Draw = (props: { light: Light }) => ReactElement;

/** A picture's own size, in the units it is drawn in, and what draws it: a `Scene`. */
interface Sheet {
  width: number;
  height: number;
  draw: Draw;
}

/** A drawing that explains something; `tall` is drawn anew for phones, where what is wide would be too small to read. */
export interface Drawing extends Sheet {
  tall?: Sheet;
}

/** Every drawing that explains, by the name that a text calls it by: `![What it shows](drawing:name)`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...carTravel,
  ...deckFrames,
  'door-sticker': doorSticker,
  ...twoWaysToTow,
  'driven-axles': drivenAxles,
  dollies,
  'pounds-to-scale': poundsToScale,
  'miles-of-road': milesOfRoad,
  'where-to-stand': whereToStand,
  'whom-to-call': whomToCall,
  'winch-line': winchLine,
  'where-you-are': whereYouAre,
  'be-seen': beSeen,
  'what-is-left': whatIsLeft,
  'bill-apart': billApart,
  'lot-sign': lotSign,
  ...roadsideJobs,
  'toll-road-tows': tollRoadTows,
  'wheel-lift-hold': wheelLiftHold,
  'inside-a-truck': insideATruck,
  'who-chooses': whoChooses,
};

/** Draws a sheet at its own size. */
export const framed =
  ({ width, height, draw: Draw }: Sheet): Draw =>
  (props) => (
    <FrameContext value={{ viewBox: `0 0 ${width} ${height}`, width, height }}>
      <Draw {...props} />
    </FrameContext>
  );

/** Where a drawing's file stands. */
export const drawingFile = (name: string) => `/drawings/${name}.svg`;

/** Where the file of its tall form stands. */
export const tallDrawingFile = (name: string) => `/drawings/${name}-tall.svg`;
