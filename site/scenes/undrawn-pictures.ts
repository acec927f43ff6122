import type { Problem } from '../../build/route.ts';
import { drawingNames, sceneNames } from '../content/picture-names.ts';
import { drawings } from './drawings/index.tsx';
import { scenes } from './index.ts';

/**
 * An error for each picture that texts may name and that nobody has drawn.
 * @param drawn what there is, by its name
 */
export const undrawnPictures = (drawn: Readonly<Record<'scenes' | 'drawings', object>> = { scenes, drawings }) => [
  ...undrawn('scene', sceneNames, drawn.scenes, 'site/scenes/index.ts'),
  ...undrawn('drawing', drawingNames, drawn.drawings, 'site/scenes/drawings/index.tsx'),
];

const undrawn = (kind: string, names: readonly string[], drawn: object, file: string): Problem[] =>
  names
    .filter((name) => !Object.hasOwn(drawn, name))
    .map((name) => ({
      severity: 'error',
      file,
      message: `The ${kind} "${name}" isn’t here, though texts may name it.`,
      help: 'Draw it, and name it here.',
    }));
