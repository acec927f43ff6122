import { readFileSync } from 'node:fs';
import { cached } from '../cache.ts';
import { packages } from '../project.ts';
import { type Asset, hashedAsset } from './asset.ts';
import { letteringOf } from './lettering.ts';

/** The font that a site asks for. */
export interface FontSpec {
  family: string;
  weight: number;
  /** How far lines reach above and below the baseline, in percent of the font size; overrides the files. */
  ascent: number;
  descent: number;
  /** The custom property that style sheets use for the font and its fallback. */
  property: string;
  /** System fonts that stand in for it, and how wide its text is in percent of theirs. */
  fallback: { names: readonly string[]; width: number };
  /** The font's files as module paths, each with the characters that it is used for, the main file first. */
  files: readonly { module: string; glyphs: RegExp }[];
  /** The characters to keep. */
  characters: string;
}

/** A font that holds only the characters used. */
export type Font = Awaited<ReturnType<typeof subsetFont>>;

/**
 * Subsets a font to the characters used. Files other than the main one are kept only if their characters are used.
 * @param base path that the site is under, with the trailing slash
 * @returns also its lettering, and its license, which must be distributed with it
 */
export async function subsetFont(spec: FontSpec, base: string) {
  const { family, weight, ascent, descent, files, characters } = spec;
  const name = family.toLowerCase();
  const [scope, packageName] = (files[0]?.module ?? '').split('/');
  const license = readFileSync(packages.resolve(`${scope}/${packageName}/LICENSE`));
  /** The files that pages load, the same glyphs as TrueType for drawing words, and the CSS rules. */
  const font = { files: [] as Asset[], trueTypes: [] as Uint8Array[], face: '' };
  let rest = [...new Set(characters)].sort();
  for (const [index, { module, glyphs }] of files.entries()) {
    const used = rest.filter((character) => glyphs.test(character));
    rest = rest.filter((character) => !glyphs.test(character));
    if (used.length === 0) continue;
    const { woff2, trueType } = await subsetFile(module, used.join(''));
    const asset = hashedAsset(name, 'woff2', woff2);
    // The main file covers all characters that no other file names.
    const range = index === 0 ? '' : `;unicode-range:${used.map(codePoint)}`;
    font.face += `@font-face{font-family:${family};src:url(${base + asset.path.slice(1)})format("woff2");font-weight:${weight};font-display:swap;ascent-override:${ascent}%;descent-override:${descent}%${range}}`;
    font.files.push(asset);
    font.trueTypes.push(trueType);
  }
  font.face += fallbackOf(spec);
  const lettering = await letteringOf(font.trueTypes);
  return { license: hashedAsset(`${name}-license`, 'txt', license), lettering, ...font };
}

/**
 * The fallback's `@font-face` rule and the custom property. The fallback is as wide and high as the font, so almost nothing
 * moves when the font loads.
 */
function fallbackOf({ family, weight, ascent, descent, property, fallback: { names, width } }: FontSpec): string {
  const sources = names.map((name) => `local("${name}")`).join();
  const inProportion = (percent: number) => `${Math.round((percent / width) * 1000) / 10}%`;
  const lines = `ascent-override:${inProportion(ascent)};descent-override:${inProportion(descent)};line-gap-override:0%`;
  return `@font-face{font-family:"${family} fallback";src:${sources};font-weight:${weight};size-adjust:${width}%;${lines}}:root{${property}:${family},"${family} fallback",sans-serif}`;
}

/** A font file's glyphs for these characters, for browsers and for drawing pictures. */
function subsetFile(module: string, characters: string): Promise<{ woff2: Uint8Array; trueType: Uint8Array }> {
  const whole = readFileSync(packages.resolve(module));
  return cached(['font', characters, whole], async () => {
    const { default: subset } = await import('subset-font');
    const woff2 = await subset(whole, characters, { targetFormat: 'woff2' });
    return { woff2, trueType: await subset(whole, characters, { targetFormat: 'truetype' }) };
  });
}

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;
