import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cached } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { type Asset, hashedAsset } from './asset.ts';

/**
 * Bundles a script for the browser into one module, named by its entry and its content.
 * @param entry the module to start with; all modules that it imports are `.ts` files in its folder
 */
export async function bundleClient(entry: string): Promise<Asset> {
  const body = await cached(['script', entry, ...modulesIn(dirname(entry))], async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2020',
      legalComments: 'none',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return hashedAsset(basename(entry, '.ts'), 'js', body);
}

/** Name and content of every `.ts` file: faster than letting esbuild find the imported ones. */
const modulesIn = (folder: string) =>
  filesIn(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [name, readFileSync(join(folder, name))]);
