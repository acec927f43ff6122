import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The project's folder, wherever the command was started. */
export const project = dirname(import.meta.dirname);

/** The default facts of a build. */
export const projectFacts = join(project, 'site/business.json');

/** The default texts of a build. */
export const textsFolder = join(project, 'site/content');

/** Resolves files of the project's packages. */
export const packages = createRequire(join(project, 'package.json'));

/** A path for messages: relative to the working directory if it is inside, else absolute. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path) || '.';
  return short.startsWith('..') ? path : short;
}
