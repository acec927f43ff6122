import { parseArgs } from 'node:util';
import { buildAndPublish } from '../../build/command/command.ts';
import { optionsFor } from '../../build/command/options.ts';
import { build } from '../../build.ts';
import { pathsIn } from './serve.ts';

/**
 * Builds the site for a tool that looks at its pages.
 * @param args page paths, and `--business PATH` for another company
 * @returns its folder, its base path, and the page paths in `args`, or else of all pages, home first
 */
export async function buildPages(args: readonly string[]): Promise<{ dist: string; base: string; paths: string[] }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { business: { type: 'string' } },
    allowPositionals: true,
  });
  const options = optionsFor(values.business);
  const { url } = await buildAndPublish(build, options);
  const paths = positionals.length > 0 ? positionals : pathsIn(options.out);
  return { dist: options.out, base: new URL(url).pathname, paths };
}
