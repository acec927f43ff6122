import { serviceSlugs } from '../business/services.ts';

// Names alone, so that texts can be read without loading the drawings in `site/scenes/`.

/** The scenes: one for each service, by its slug, and a few others. */
export const sceneNames = [...serviceSlugs, 'about', 'tow-trucks', 'motorcycle', 'not-found'] as const;

/** The drawings that explain something. */
export const drawingNames = [
  'front-wheel-drive',
  'all-wheel-drive',
  'electric',
  'low',
  'no-rolling',
  'loading',
  'nothing-touches',
  'under-the-ceiling',
  'tied-down',
  'pounds-to-scale',
  'miles-of-road',
  'where-to-stand',
  'winch-line',
  'where-you-are',
  'lot-sign',
  'jump-start',
  'spare-tire',
  'fuel',
  'lockout',
  'short-pull',
  'warning-lights',
  'wheel-lift-hold',
  'scene-from-behind',
  'hooked-not-moved',
  'take-out',
  'unit-measures',
  'tow-bill',
] as const;

export type SceneName = (typeof sceneNames)[number];
export type DrawingName = (typeof drawingNames)[number];
