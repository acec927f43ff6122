import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Asset, assetFolder } from './asset.ts';
import { cached } from './cache.ts';
import { contentHash } from './content-hash.ts';

export interface Lettering {
  family: string;
  weight: number;
  /** Module path of the whole font. */
  source: string;
  /** The characters to keep. */
  characters: string;
}

export interface Font extends Asset {
  /** The `@font-face` rule. It never blocks text and never moves it: without the font at hand the fallback stays. */
  face: string;
  /** The same glyphs as TrueType, for drawing pictures. */
  trueTypes: readonly Uint8Array[];
  /** The text of its license, which has to go wherever the font goes. */
  license: Asset;
  family: string;
  weight: number;
}

/**
 * Cuts a font down to the characters used.
 * @param base path that the site stands under, with the trailing slash
 */
export async function cutFont({ family, weight, source, characters }: Lettering, base: string): Promise<Font> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const letters = [...new Set(characters)].sort().join('');
  const cut = async (targetFormat: 'woff2' | 'truetype') => {
    const { default: subset } = await import('subset-font');
    return subset(whole, letters, { targetFormat });
  };
  const body = await cached(['woff2', letters, whole], () => cut('woff2'));
  const trueType = await cached(['truetype', letters, whole], () => cut('truetype'));
  const path = `${assetFolder}${family.toLowerCase()}-${contentHash(body)}.woff2`;
  const url = base + path.slice(1);
  const face = `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-display:optional}`;
  return { path, body, face, trueTypes: [trueType], family, weight, license: licenseOf(source, family) };
}

function licenseOf(source: string, family: string): Asset {
  const [scope, name] = source.split('/');
  const body = readFileSync(fileURLToPath(import.meta.resolve(`${scope}/${name}/LICENSE`)));
  return { path: `${assetFolder}${family.toLowerCase()}-license-${contentHash(body)}.txt`, body };
}
