import { build } from 'esbuild';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';

/**
 * Bundles the browser's script into one module.
 * @param entry the file that says which enhancement goes with which attribute
 */
export async function bundleClient(entry: string): Promise<Asset> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    write: false,
  });
  const body = outputFiles[0]?.text ?? '';
  return { path: `${assetFolder}client-${contentHash(body)}.js`, body };
}
