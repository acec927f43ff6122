import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { Fault } from '../fault.ts';
import { shown } from '../project.ts';
import type { Photo } from '../route.ts';
import { type Asset, assetFolder } from './asset.ts';
import { cached } from './cache.ts';
import { contentHash } from './content-hash.ts';

/** CSS pixels at which the pages show photos, times the density of the screens that look at them. */
const widths = [480, 960, 1440];
const formats = ['avif', 'webp'] as const;
const accepted = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** A phone's picture has 12 to 50 megapixels, a camera's 100; what is larger is taken for a mistake. */
const mostPixels = 200_000_000;

/** What came of the owner's photos: what the pages need to know of each, and the files to write. */
export interface Photos {
  photos: Record<string, Photo>;
  files: Asset[];
}

/**
 * Cuts the owner's photos to the widths and formats that browsers choose from. They come out upright, and without what
 * the camera wrote into them: place, time, name.
 * @param folder holds one picture a page, named by its slug
 * @throws Fault with a sentence for each file that is no picture, too large, or one of two for a slug
 */
export async function cutPhotos(folder: string): Promise<Photos> {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
  if (names.length === 0) return { photos: {}, files: [] };
  const { progress } = await import('./progress.ts');
  const faults = names.flatMap((name) => misplaced(folder, name, names));
  const bar = progress('Cutting photos', names.length * widths.length * formats.length);
  const made: Photos = { photos: {}, files: [] };
  for (const name of faults.length > 0 ? [] : names) {
    try {
      const { photo, files } = await cut(readFileSync(join(folder, name)), parse(name).name, bar);
      made.photos[parse(name).name] = photo;
      made.files.push(...files);
    } catch (error) {
      faults.push(`${shown(join(folder, name))}: ${why(error)}`);
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
  const files: Asset[] = [];
  const sources: Photo['sources'] = [];
  for (const format of formats) {
    const source: Photo['sources'][number] = { type: `image/${format}`, files: [] };
    for (const size of sizes) {
      const body = await cached(['photo', digest, format, String(size)], () => resize(original, size, format, bar));
      const path = `${assetFolder}${slug}-${size}-${contentHash(body)}.${format}`;
      files.push({ path, body });
      source.files.push({ path, width: size });
    }
    sources.push(source);
  }
  return { photo: { width, height, sources }, files };
}

const open = async (original: Buffer) => {
  const { default: sharp } = await import('sharp');
  return sharp(original, { limitInputPixels: mostPixels, failOn: 'truncated' }).autoOrient();
};

async function measure(original: Buffer): Promise<Uint8Array> {
  const { autoOrient } = await (await open(original)).metadata();
  return Buffer.from(JSON.stringify(autoOrient));
}

async function resize(original: Buffer, width: number, format: 'avif' | 'webp', bar: { step(): void }) {
  const picture = (await open(original)).resize({ width });
  const body = await (format === 'avif'
    ? picture.avif({ quality: 55, effort: 4 })
    : picture.webp({ quality: 75 })
  ).toBuffer();
  bar.step();
  return body;
}

function misplaced(folder: string, name: string, names: readonly string[]): string[] {
  const file = shown(join(folder, name));
  if (!accepted.includes(extname(name).toLowerCase())) {
    return [`${file} is no photo that can be used here. Expected a file that ends in ${accepted.join(', ')}.`];
  }
  const twin = names.find((other) => other !== name && parse(other).name === parse(name).name);
  return twin && twin < name ? [`${file} and ${twin} are photos for the same page. Keep one of them.`] : [];
}

function why(error: unknown): string {
  const { message } = error as Error;
  if (/pixel limit/.test(message))
    return 'found more than 200 megapixels. Save it smaller; 2,000 pixels across are plenty.';
  return 'found a file that is damaged, or no picture at all. Open it, and save it once more as a JPEG.';
}
