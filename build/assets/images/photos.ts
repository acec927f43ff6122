import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { cached } from '../cache.ts';
import { Fault } from '../fault.ts';
import { isJunk } from '../files-in.ts';
import { displayPath } from '../project.ts';
import type { Photo } from '../route.ts';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';
import { checkPhoto, mostPixels } from './photo-check.ts';

/** CSS pixels at which the pages show photos, times the density of the screens that look at them. */
const widths = [480, 960, 1440];
/** Of the one size for browsers that read no AVIF, which are those of 2022 and before: https://caniuse.com/avif. */
const fallbackWidth = 960;
/** Bytes; a camera's largest picture has half as many. */
const mostBytes = 100_000_000;

/** What came of the owner's photos: what the pages need to know of each, and the files to write. */
export interface Photos {
  photos: Record<string, Photo>;
  files: Asset[];
}

/**
 * The files of the owner's photos by slug, as a folder names them; nothing is read yet.
 * @throws Fault with a sentence for each name that is no file's, or one of two for a slug
 */
export function findPhotos(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = new Map<string, string>();
  const faults: string[] = [];
  for (const name of names.filter((name) => !isJunk(name) && !name.startsWith('.'))) {
    const file = join(folder, name);
    const slug = parse(name).name;
    const twin = found.get(slug);
    const stats = statSync(file);
    if (twin)
      faults.push(`${displayPath(file)} and ${parse(twin).base} are photos for the same page. Keep one of them.`);
    if (!stats.isFile())
      faults.push(`${displayPath(file)} is no file. Put the photos themselves into ${displayPath(folder)}.`);
    if (stats.size > mostBytes) faults.push(`${displayPath(file)} has more than 100 MB. Save it smaller, as a JPEG.`);
    found.set(slug, file);
  }
  if (faults.length > 0) throw new Fault(faults);
  return Object.fromEntries(found);
}

/**
 * Cuts the owner's photos to the widths and formats that browsers choose from. They come out upright, and without what
 * the camera wrote into them: place, time, name.
 * @param found the file of each by slug
 * @throws Fault with a sentence for each file that is no picture, damaged, too large or too small
 */
export async function cutPhotos(found: Readonly<Record<string, string>>): Promise<Photos> {
  const made: Photos = { photos: {}, files: [] };
  const entries = Object.entries(found);
  if (entries.length === 0) return made;
  const { progress } = await import('./progress.ts');
  const bar = progress('Cutting photos', entries.length * (widths.length + 1));
  const faults: string[] = [];
  for (const [slug, file] of entries) {
    try {
      const { photo, files } = await cut(readFileSync(file), slug, bar);
      made.photos[slug] = photo;
      made.files.push(...files);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(...error.lines.map((line) => `${displayPath(file)}: ${line}`));
    }
  }
  bar.stop();
  if (faults.length > 0) throw new Fault(faults);
  return made;
}

async function cut(original: Buffer, slug: string, bar: { step(): void }): Promise<{ photo: Photo; files: Asset[] }> {
  // A photo is large and asked for many times over: its digest stands for it.
  const digest = createHash('sha256').update(original).digest();
  const { width, height } = JSON.parse(`${await cached(['photo', digest], () => measure(original))}`);
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const cuts = [...sizes.map((size) => [size, 'avif'] as const), [Math.min(fallbackWidth, width), 'webp'] as const];
  const bodies: Uint8Array[] = [];
  for (const [size, format] of cuts)
    bodies.push(await cached(['photo', digest, format, String(size)], () => resize(original, size, format, bar)));
  // All have one name, which compresses better in a page than one each.
  const name = `${assetFolder}${slug}-${contentHash(Buffer.concat(bodies))}`;
  const paths = cuts.map(([size, format]) => `${name}-${size}.${format}`);
  return {
    photo: {
      width,
      height,
      files: sizes.map((size, index) => ({ path: paths[index] ?? '', width: size })),
      fallback: paths.at(-1) ?? '',
    },
    files: bodies.map((body, index) => ({ path: paths[index] ?? '', body })),
  };
}

async function open(original: Buffer, limitInputPixels: number | false = mostPixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(original, { limitInputPixels, failOn: 'warning' });
}

async function measure(original: Buffer): Promise<Uint8Array> {
  return Buffer.from(JSON.stringify(await checkPhoto(await open(original, false))));
}

async function resize(original: Buffer, width: number, format: 'avif' | 'webp', bar: { step(): void }) {
  const picture = (await open(original)).autoOrient().resize({ width });
  const body = await (format === 'avif'
    ? picture.avif({ quality: 55, effort: 4 })
    : picture.webp({ quality: 75 })
  ).toBuffer();
  bar.step();
  return body;
}
