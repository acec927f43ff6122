import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, build, type OnResolveResult } from 'esbuild';
import { displayPath, project } from '../project.ts';

interface Module {
  source: string;
  /** The files that it imports, with the addresses that they had when it was made. */
  imports: Map<string, string>;
  address: string;
}

/**
 * Makes TypeScript's modules files that Node can load, each named by its content and, through the names in its imports,
 * by all that it leads to. So a change gives new names only to what it reaches; the rest stays loaded, and warm.
 * @param folder where the files go
 * @returns a function of a module's path that tells the address of its file; it throws esbuild's BuildFailure, and an
 * Error for modules that import each other in a circle, which have no such names
 */
export function moduleMaker(folder: string): (path: string) => Promise<string> {
  const known = new Map<string, Module>();

  function leadsTo(from: string, to: string, seen = new Set<string>()): boolean {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(known.get(from)?.imports.keys() ?? [])].some((next) => leadsTo(next, to, seen));
  }

  async function make(path: string, round: Map<string, Promise<string>>): Promise<string> {
    const addressOf = (target: string) => {
      const address = round.get(target) ?? make(target, round);
      round.set(target, address);
      return address;
    };
    // All of them are read anew for each save: hundreds of waits would take three times as long.
    const source = readFileSync(path, 'utf8');
    const last = known.get(path);
    if (last?.source === source && last.address) {
      const same = [...last.imports].map(async ([target, address]) => (await addressOf(target)) === address);
      // What is wrong with one of them is told where it is imported.
      if ((await Promise.all(same).catch(() => [false])).every(Boolean)) return last.address;
    }
    const module: Module = { source, imports: new Map(), address: '' };
    known.set(path, module);
    const code = await compile(path, async (target) => {
      if (leadsTo(target, path))
        throw new Error(`${displayPath(path)} and ${displayPath(target)} import each other in a circle.`);
      module.imports.set(target, '');
      const address = await addressOf(target);
      module.imports.set(target, address);
      return address;
    });
    const file = join(folder, `${basename(path)}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
    if (!existsSync(file)) writeFileSync(file, code);
    module.address = pathToFileURL(file).href;
    return module.address;
  }

  return (path) => make(path, new Map());
}

/** A module in JavaScript, what it imports at the addresses that are told for it. */
async function compile(path: string, addressOf: (target: string) => Promise<string>): Promise<string> {
  const resolve = async (target: string): Promise<OnResolveResult | undefined> => {
    // What is not there is esbuild's to tell, with file and line.
    if (!existsSync(target)) return undefined;
    try {
      return { path: await addressOf(target), external: true };
    } catch (error) {
      const { errors, message } = error as BuildFailure;
      return { errors: errors ?? [{ text: message }] };
    }
  };
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    // Where errors are told to stand.
    sourceRoot: `${pathToFileURL(dirname(path))}/`,
    outdir: dirname(path),
    absWorkingDir: project,
    logLevel: 'silent',
    // Where the module stands for itself.
    define: { 'import.meta.dirname': JSON.stringify(dirname(path)), 'import.meta.filename': JSON.stringify(path) },
    plugins: [
      {
        name: 'modules',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.{1,2}\// }, ({ path: to, resolveDir }) => resolve(join(resolveDir, to))),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
