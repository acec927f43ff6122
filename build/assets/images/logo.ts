import { readFileSync } from 'node:fs';
import { cached } from '../cache.ts';
import { Fault } from '../fault.ts';
import { displayPath } from '../project.ts';
import type { Logo } from '../route.ts';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';
import { type LogoSource, readPng, readSvg } from './logo-source.ts';

/** What is kept of a logo: all but its path, and the file's bytes as base64. */
interface Kept extends Omit<Logo, 'path'> {
  type: LogoSource['type'];
  file: string;
}

/**
 * Makes of the owner's logo what pages and pictures show. An SVG is written anew from what can be seen of it: without
 * scripts, and without links.
 * @param file the owner's file, where there is one
 * @throws Fault where it is no SVG or PNG by its content, cannot be read, or has a shape that fits nowhere
 */
export async function makeLogo(file: string | undefined): Promise<{ logo?: Logo; files: readonly Asset[] }> {
  if (!file) return { files: [] };
  const original = readFileSync(file);
  try {
    const kept = await cached(['logo', original], async () => Buffer.from(JSON.stringify(await make(original))));
    const { type, file: bytes, ...logo }: Kept = JSON.parse(`${kept}`);
    const body = Buffer.from(bytes, 'base64');
    const path = `${assetFolder}logo-${contentHash(body)}.${type}`;
    return { logo: { path, ...logo }, files: [{ path, body }] };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.lines.map((line) => `${displayPath(file)}: ${line}`));
  }
}

async function make(original: Buffer): Promise<Kept> {
  const source = (await readPng(original)) ?? (await readSvg(original));
  if (!source)
    throw new Fault(['found neither SVG nor PNG in it, expected one of them. Save the logo as an SVG, or as a PNG.']);
  const { type, width, height, body, small, large, sample } = source;
  const address = (bytes: Uint8Array) => `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${inBase64(bytes)}`;
  return {
    type,
    width,
    height,
    isDark: await looksDark(sample),
    small: address(small),
    large: address(large),
    file: inBase64(body),
  };
}

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Of the light that a color gives, 0 to 1: below, it stands less than 3 to 1 off a ground that is nearly black. */
const dim = 0.12;
/** A logo with more dark in it than this needs a light ground. */
const mostDark = 0.4;

/** Whether a logo would be lost on a dark ground. */
async function looksDark(png: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  let [seen, dark] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const light = 0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
    seen += alpha;
    if (light < dim) dark += alpha;
  }
  if (seen === 0) throw new Fault(['found nothing in it that can be seen. Open it, and save it once more.']);
  return dark / seen > mostDark;
}
