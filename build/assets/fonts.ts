import { readFileSync } from 'node:fs';
import { cached } from '../cache.ts';
import { packages } from '../project.ts';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';

export interface Lettering {
  family: string;
  weight: number;
  /** The font's files as module paths, each with the characters that it is used for; the first is always used. */
  files: readonly { module: string; glyphs: RegExp }[];
  /** The characters to keep. */
  characters: string;
}

export interface Font {
  family: string;
  weight: number;
  /** What the pages load: one file, and others only where the characters need them. */
  files: readonly Asset[];
  /** The `@font-face` rules. They never block text and never move it: without the font at hand the fallback stays. */
  face: string;
  /** The same glyphs as TrueType, for drawing pictures. */
  trueTypes: readonly Uint8Array[];
  /** The text of its license, which has to go wherever the font goes. */
  license: Asset;
}

/**
 * Cuts a font down to the characters used.
 * @param base path that the site stands under, with the trailing slash
 */
export async function cutFont({ family, weight, files, characters }: Lettering, base: string): Promise<Font> {
  const font = { files: [] as Asset[], face: '', trueTypes: [] as Uint8Array[] };
  let left = [...new Set(characters)].sort();
  for (const { module, glyphs } of files) {
    const letters = left.filter((character) => glyphs.test(character));
    left = left.filter((character) => !glyphs.test(character));
    if (letters.length === 0) continue;
    const cut = await cutFile(module, letters.join(''));
    const path = `${assetFolder}${family.toLowerCase()}-${contentHash(cut.body)}.woff2`;
    // The first file is for whatever no later one claims.
    const range = font.face && `;unicode-range:${letters.map(inHex)}`;
    font.face += `@font-face{font-family:${family};src:url(${base + path.slice(1)})format("woff2");font-weight:${weight};font-display:optional${range}}`;
    font.files.push({ path, body: cut.body });
    font.trueTypes.push(cut.trueType);
  }
  return { family, weight, license: licenseOf(files[0]?.module ?? '', family), ...font };
}

async function cutFile(module: string, letters: string): Promise<{ body: Uint8Array; trueType: Uint8Array }> {
  const whole = readFileSync(packages.resolve(module));
  const cut = async (targetFormat: 'woff2' | 'truetype') => {
    const { default: subset } = await import('subset-font');
    return subset(whole, letters, { targetFormat });
  };
  return {
    body: await cached(['woff2', letters, whole], () => cut('woff2')),
    trueType: await cached(['truetype', letters, whole], () => cut('truetype')),
  };
}

const inHex = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

/** The package that a font's file stands in carries its license. */
function licenseOf(module: string, family: string): Asset {
  const [scope, name] = module.split('/');
  const body = readFileSync(packages.resolve(`${scope}/${name}/LICENSE`));
  return { path: `${assetFolder}${family.toLowerCase()}-license-${contentHash(body)}.txt`, body };
}
