import { project } from '../project.ts';

/** What went wrong with a build, in few lines: a fault's sentences, or the message with the first place in the project. */
export function describeError(error: unknown): string {
  console.log(error);
  return String((error as Error).stack).replaceAll(`${project}/`, '');
}
