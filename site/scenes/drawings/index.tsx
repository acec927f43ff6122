import type { ReactNode } from 'react';
import type { DrawingName } from '../../content/picture-names.ts';
import { FrameContext } from '../scene.tsx';
import type { Artboard, Drawing } from './artboard.ts';
import { carTravel } from './car-travel.tsx';
import { hookedNotMoved } from './hooked-not-moved.tsx';
import { loading } from './loading.tsx';
import { lotSign } from './lot-sign.tsx';
import { milesOfRoad } from './miles-of-road.tsx';
import { poundsToScale } from './pounds-to-scale.tsx';
import { roadsideJobs } from './roadside-jobs.tsx';
import { sceneFromBehind } from './scene-from-behind.tsx';
import { takeOut } from './take-out.tsx';
import { towBill } from './tow-bill.tsx';
import { twoWaysToTow } from './two-ways-to-tow.tsx';
import { unitMeasures } from './unit-measures.tsx';
import { wheelLiftHold } from './wheel-lift-hold.tsx';
import { whereToStand } from './where-to-stand.tsx';
import { whereYouAre } from './where-you-are.tsx';
import { winchLine } from './winch-line.tsx';

/** Every drawing that explains something, by its name in texts: `![What it shows](drawing:name)`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...carTravel,
  loading: loading.loading,
  ...twoWaysToTow,
  'pounds-to-scale': poundsToScale,
  'miles-of-road': milesOfRoad,
  'where-to-stand': whereToStand,
  'winch-line': winchLine,
  'where-you-are': whereYouAre,
  'lot-sign': lotSign,
  ...roadsideJobs,
  'wheel-lift-hold': wheelLiftHold,
  'scene-from-behind': sceneFromBehind,
  'hooked-not-moved': hookedNotMoved,
  'take-out': takeOut,
  'unit-measures': unitMeasures,
  'tow-bill': towBill,
} satisfies Readonly<Record<DrawingName, Drawing>>;

/** An artboard at its own size. */
export const ArtboardSvg = ({ draw: Draw, ...size }: Artboard) => (
  <ArtboardFrame {...size}>
    <Draw />
  </ArtboardFrame>
);

/** Gives a scene the size of an artboard. */
export const ArtboardFrame = ({ width, height, children }: Omit<Artboard, 'draw'> & { children: ReactNode }) => (
  <FrameContext value={{ width, height }}>{children}</FrameContext>
);

/** Small drawings that are shown together share a file, each in a view of its own, so that a page loads them all at once. */
const sprites: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  'car-travel': carTravel,
  loading,
  'roadside-jobs': roadsideJobs,
};

/** The files of drawings that share one. */
export const spriteFiles = () =>
  Object.entries(sprites).map(([sprite, drawings]) => ({ path: `/drawings/${sprite}.svg`, drawings }));

/** The sprite of a drawing; undefined if it has a file of its own. */
export const spriteOf = (name: string) =>
  Object.keys(sprites).find((sprite) => Object.hasOwn(sprites[sprite] ?? {}, name));

/** The path of a drawing's file, with the fragment of its view. */
export function drawingFile(name: string): string {
  const sprite = spriteOf(name);
  return sprite ? `/drawings/${sprite}.svg#${name}` : `/drawings/${name}.svg`;
}

/** The path of the file with its tall form. */
export const tallDrawingFile = (name: string) => `/drawings/${name}-tall.svg`;

/** The files of the drawing that an image in a text names, if it can be the background of a page head. */
export function backgroundFiles(source: string) {
  const name = source.replace('drawing:', '');
  const { isBackground, tall } = drawings[name] ?? {};
  if (!isBackground) return undefined;
  const size = tall && { width: tall.width, height: tall.height };
  return { file: drawingFile(name), tall: size && { srcSet: tallDrawingFile(name), ...size } };
}
