import { stripVTControlCharacters } from 'node:util';
import { project } from '../project.ts';

/** Why a build failed, in few lines: a fault's sentences, or any other message with the first place in the project. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Each build loads the class anew, so `instanceof` would compare with another one.
  if (error.name === 'Fault') return error.message;
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const places = stack.split('\n').filter((line) => /^ +at /.test(line) && line.includes(`${project}/`));
  const first = places.find((line) => !line.includes('/node_modules/'));
  const text = first === undefined ? String(error) : `${error}\n${first}`;
  return stripVTControlCharacters(text).replaceAll(`${project}/`, '');
}
