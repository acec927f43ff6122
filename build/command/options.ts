import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { project, projectFacts } from '../project.ts';
import type { BuildOptions } from '../sources.ts';

/** The options of a command that publishes what it builds. */
export interface Options extends BuildOptions {
  /** The folder of the site. */
  out: string;
}

/** The options of the command line, for `parseArgs`. */
export const flags = {
  business: { type: 'string', multiple: true },
  out: { type: 'string' },
  release: { type: 'boolean' },
  'allow-overdue': { type: 'boolean' },
} as const;

/** The text of `--help`. */
export const usage = `Builds the site from the owner's facts.

  npm run build                        builds the site in dist/
  npm run release                      checks everything and builds the site to upload
  tsx build.ts [options]               either of them with other files, as in "npm run build -- [options]"

  --business PATH    the facts file (default: site/business.json), or a company's folder, where business.json,
                     photos/, static/ and content/ are next to each other. Repeat the option to build more than
                     one site.
  --out DIR          where to write the site (default: dist/, or dist/ next to the facts file you named)
  --release          build for uploading: stop at sample data, and add compressed files (.br and .gz)
  --allow-overdue    release even if sources or rates are overdue, with a warning for each
  --help, -h         show this help

The exit code is 0 if the site was built. If not, it is 1, and the old site is untouched.`;

/**
 * The options of a build.
 * @param business a facts file, or a folder with a `business.json`; defaults to the project's own
 * @param out defaults to `dist/` next to the facts, or the project's
 */
export function optionsFor(business = projectFacts, out?: string): Options {
  const path = resolve(business);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const facts = isFolder ? join(path, 'business.json') : path;
  const beside = facts === projectFacts ? project : dirname(facts);
  return { business: facts, out: resolve(out ?? join(beside, 'dist')), release: false };
}
