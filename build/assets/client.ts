import { basename, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { cachedByInputs } from '../cache.ts';
import { project } from '../project.ts';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2020',
  legalComments: 'none',
  write: false,
  metafile: true,
  logLevel: 'silent',
  absWorkingDir: project,
} satisfies BuildOptions;

/**
 * Bundles a script of the browser's into one module, named by its entry and its content.
 * @param entry the file that says which enhancement goes with which attribute
 */
export async function bundleClient(entry: string): Promise<Asset> {
  const body = await cachedByInputs(['script', entry, JSON.stringify(options)], async () => {
    const { build } = await import('esbuild');
    const { outputFiles, metafile } = await build({ ...options, entryPoints: [entry] });
    const inputs = Object.keys(metafile.inputs).map((name) => join(project, name));
    return { bytes: outputFiles[0]?.contents ?? new Uint8Array(), inputs };
  });
  return { path: `${assetFolder}${basename(entry, '.ts')}-${contentHash(body)}.js`, body };
}
