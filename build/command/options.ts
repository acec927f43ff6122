import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuse } from '../fault.ts';
import { project } from '../project.ts';

/** The options of a build; the paths are absolute. */
export interface Options {
  business: string;
  out: string;
  release: boolean;
  /** Whether a release tells what is overdue, a source or the rates, rather than refusing it. */
  allowOverdue?: boolean;
}

export const buildFlags = {
  business: { type: 'string', multiple: true },
  out: { type: 'string' },
  release: { type: 'boolean' },
  'allow-overdue': { type: 'boolean' },
} as const;

/** The text of `--help`. */
export const usage = `Builds the site from the owner's facts.

  npm run build                        the site, in dist/
  npm run release                      the site for uploading, once all is checked
  tsx build.ts [options]               the same with other files, or "npm run build -- [options]"

  --business PATH    the file with the owner's facts, if it is not site/business.json, or the folder of a company
                     with its business.json; photos/ and static/ lie beside it; given again, it builds more sites
  --out DIR          the folder to put the site into, if it is not dist/, beside the facts where those are others
  --release          a site for uploading: refuses samples, and adds compressed files (.br and .gz)
  --allow-overdue    a release tells which sources and rates are overdue, and does not refuse them
  --help, -h         shows this

It ends with 0 where a site was made, and with 1 where not; then the old site is as it was.`;

/** As a command line gives them. */
interface Chosen {
  business?: string | undefined;
  out?: string | undefined;
  release?: boolean | undefined;
  'allow-overdue'?: boolean | undefined;
}

const projectFacts = join(project, 'site/business.json');

/**
 * The options of a build; what is left out is the project's own.
 * @param chosen its `business` is a file of facts, or a folder in which it is called `business.json`
 */
export function withDefaults(
  { business, out, release = false, 'allow-overdue': allowOverdue = false }: Chosen = {},
  workingDirectory = '',
): Options {
  const path = resolve(workingDirectory, business ?? projectFacts);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const facts = isFolder ? join(path, 'business.json') : path;
  return {
    business: facts,
    out: out === undefined ? ownOutput(facts) : resolve(workingDirectory, out),
    release,
    allowOverdue,
  };
}

/** Where the site of a facts file goes by itself: into `dist/` beside it, or into that of the project. */
export const ownOutput = (business: string) => join(business === projectFacts ? project : dirname(business), 'dist');

/**
 * The options of each build that a command line asks for.
 * @throws Fault where several sites are to go into one folder
 */
export function eachWithDefaults(
  { business = [], ...others }: Omit<Chosen, 'business'> & { business?: string[] | undefined },
  workingDirectory = '',
): Options[] {
  if (business.length === 0) return [withDefaults(others, workingDirectory)];
  if (others.out !== undefined && business.length > 1)
    refuse(['Found --out with several --business, expected a folder for each site. Leave out --out.']);
  return business.map((path) => withDefaults({ ...others, business: path }, workingDirectory));
}
