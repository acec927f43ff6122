import type { ReactElement } from 'react';
import { FrameContext } from '../scene.tsx';
import { beSeen } from './be-seen.tsx';
import { billApart } from './bill-apart.tsx';
import { carTravel } from './car-travel.tsx';
import { deckFrames } from './deck-frames.tsx';
import { dollies } from './dollies.tsx';
import { doorSticker } from './door-sticker.tsx';
import { drivenAxles } from './driven-axles.tsx';
import { fiveMinutes } from './five-minutes.tsx';
import { flatbedLimits } from './flatbed-limits.tsx';
import { fourInWriting } from './four-in-writing.tsx';
import { fromCallToTruck } from './from-call-to-truck.tsx';
import { hardToReach } from './hard-to-reach.tsx';
import { hookedNotMoved } from './hooked-not-moved.tsx';
import { insideATruck } from './inside-a-truck.tsx';
import { lineUp } from './line-up.tsx';
import { lotSign } from './lot-sign.tsx';
import { milesCount } from './miles-count.tsx';
import { milesIncluded } from './miles-included.tsx';
import { milesOfRoad } from './miles-of-road.tsx';
import { moveOver } from './move-over.tsx';
import { narrowItDown } from './narrow-it-down.tsx';
import { noonToNight } from './noon-to-night.tsx';
import { policyPage } from './policy-page.tsx';
import { poundsToScale } from './pounds-to-scale.tsx';
import { proofToSee } from './proof-to-see.tsx';
import { redLights } from './red-lights.tsx';
import { roadsideJobs } from './roadside-jobs.tsx';
import { sceneFromBehind } from './scene-from-behind.tsx';
import { seatsAndBelts } from './seats-and-belts.tsx';
import { snowBound } from './snow-bound.tsx';
import { softStraps } from './soft-straps.tsx';
import { sundayNight } from './sunday-night.tsx';
import { takeOut } from './take-out.tsx';
import { tellTheDispatcher } from './tell-the-dispatcher.tsx';
import { text911 } from './text-911.tsx';
import { tightSpots } from './tight-spots.tsx';
import { tollRoadExit } from './toll-road-exit.tsx';
import { tollRoadTows } from './toll-road-tows.tsx';
import { truckArrives } from './truck-arrives.tsx';
import { twentySeconds } from './twenty-seconds.tsx';
import { twoJobs } from './two-jobs.tsx';
import { twoPulls } from './two-pulls.tsx';
import { twoTows } from './two-tows.tsx';
import { twoWaysToTow } from './two-ways-to-tow.tsx';
import { unitMeasures } from './unit-measures.tsx';
import { upwind } from './upwind.tsx';
import { visorCard } from './visor-card.tsx';
import { whatIsLeft } from './what-is-left.tsx';
import { whatWeAsk } from './what-we-ask.tsx';
import { wheelLiftHold } from './wheel-lift-hold.tsx';
import { whereToStand } from './where-to-stand.tsx';
import { whereToStop } from './where-to-stop.tsx';
import { whereYouAre } from './where-you-are.tsx';
import { whoChooses } from './who-chooses.tsx';
import { whomToCall } from './whom-to-call.tsx';
import { winchLine } from './winch-line.tsx';
import { yardWeek } from './yard-week.tsx';

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
  upwind,
  'scene-from-behind': sceneFromBehind,
  'visor-card': visorCard,
  'soft-straps': softStraps,
  'truck-arrives': truckArrives,
  'move-over': moveOver,
  'where-to-stop': whereToStop,
  'snow-bound': snowBound,
  'twenty-seconds': twentySeconds,
  'flatbed-limits': flatbedLimits,
  'noon-to-night': noonToNight,
  'four-in-writing': fourInWriting,
  'policy-page': policyPage,
  'miles-count': milesCount,
  'yard-week': yardWeek,
  'hooked-not-moved': hookedNotMoved,
  'hard-to-reach': hardToReach,
  'take-out': takeOut,
  'tight-spots': tightSpots,
  'line-up': lineUp,
  'toll-road-exit': tollRoadExit,
  'text-911': text911,
  'miles-included': milesIncluded,
  'two-jobs': twoJobs,
  'proof-to-see': proofToSee,
  'narrow-it-down': narrowItDown,
  'tell-the-dispatcher': tellTheDispatcher,
  'unit-measures': unitMeasures,
  'what-we-ask': whatWeAsk,
  'two-pulls': twoPulls,
  'sunday-night': sundayNight,
  'two-tows': twoTows,
  'five-minutes': fiveMinutes,
  'seats-and-belts': seatsAndBelts,
  'red-lights': redLights,
  'from-call-to-truck': fromCallToTruck,
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
