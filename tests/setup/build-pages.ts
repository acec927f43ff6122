import { parseArgs } from 'node:util';
import { buildAndPublish } from '../../build/command/command.ts';
import { optionsFor } from '../../build/command/options.ts';
import { reportFailure } from '../../build/command/report.ts';
import { userError } from '../../build/problem.ts';
import { build } from '../../build.ts';
import { pathsIn } from './serve.ts';

/** A built site to look at. */
export interface BuiltPages {
  dist: string;
  /** The path that it is under. */
  base: string;
  /** Of its pages, without the base. */
  paths: string[];
}

/**
 * Builds the site; exits with an error message if that fails or a page doesn't exist.
 * @param args page paths, and `--business PATH` for another company
 */
export async function buildPages(args: readonly string[]): Promise<BuiltPages> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { business: { type: 'string' } },
      allowPositionals: true,
    });
    const options = optionsFor(values.business);
    const { url } = await buildAndPublish(build, options);
    return { dist: options.out, base: new URL(url).pathname, paths: chosenPages(options.out, positionals) };
  } catch (error) {
    reportFailure(error);
    process.exit();
  }
}

/**
 * The paths of a built site's pages that are named, or of all, home first.
 * @throws UserError where one is named that the site does not have
 */
function chosenPages(folder: string, named: readonly string[]): string[] {
  const paths = pathsIn(folder);
  const unknown = named.filter((path) => !paths.includes(path));
  if (unknown.length === 0) return named.length > 0 ? [...named] : paths;
  throw userError(`There is no page ${unknown.join(', ')}.`, { help: `The pages are ${paths.join(', ')}.` });
}
