import { readFileSync } from 'node:fs';
import { cached } from '../../cache.ts';
import { Fault } from '../../fault.ts';
import { displayPath } from '../../project.ts';
import type { Logo } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import { readLogo } from './logo-file.ts';

/**
 * Prepares the owner's logo for pages and drawn pictures.
 * @param file the owner's file, where there is one
 * @throws Fault where the logo cannot be used
 */
export async function makeLogo(file: string | undefined): Promise<{ logo?: Logo; files: readonly Asset[] }> {
  if (!file) return { files: [] };
  const original = readFileSync(file);
  try {
    const { type, width, height, body, large } = await cached(['logo', original], () => readLogo(original));
    const address = (bytes: Uint8Array) =>
      `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${Buffer.from(bytes).toString('base64')}`;
    const asset = hashedAsset('logo', type, body);
    return { logo: { path: asset.path, width, height, small: address(body), large: address(large) }, files: [asset] };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.lines.map((line) => `${displayPath(file)}: ${line}`));
  }
}
