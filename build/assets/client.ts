import { basename } from 'node:path';
import { type Asset, hashedAsset } from './asset.ts';

/** Bundles a script for the browser into one module, named by its entry and its content. */
export async function bundleClient(entry: string): Promise<Asset> {
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
  return hashedAsset(basename(entry, '.ts'), 'js', outputFiles[0]?.contents ?? new Uint8Array());
}
