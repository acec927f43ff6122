import { basename, dirname } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { type Asset, assetFolder } from './asset.ts';
import { cached } from './cache.ts';
import { contentHash } from './content-hash.ts';
import { sourcesIn } from './sources.ts';

const options: BuildOptions = { bundle: true, minify: true, format: 'esm', target: 'es2020', legalComments: 'none' };

/**
 * Bundles a script of the browser's into one module, named by its entry and its content.
 * @param entry the file that says which enhancement goes with which attribute; what it imports stands below its folder
 */
export async function bundleClient(entry: string): Promise<Asset> {
  const sources = sourcesIn(dirname(entry), '.ts');
  const body = await cached(['script', basename(entry), JSON.stringify(options), ...sources], async () => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({ ...options, entryPoints: [entry], write: false });
    return outputFiles[0]?.contents ?? new Uint8Array();
  });
  return { path: `${assetFolder}${basename(entry, '.ts')}-${contentHash(body)}.js`, body };
}
