import { readFileSync } from 'node:fs';
import { cached } from '../../cache.ts';
import { Fault, refuse } from '../../fault.ts';
import { displayPath } from '../../project.ts';
import type { Photo } from '../../route.ts';
import { type Asset, assetFolder, contentHash } from '../asset.ts';
import { checkPhoto, largestPixels } from './check-photo.ts';
import { progress } from './progress.ts';

/** Pixels: the widths at which the pages show photos, times the density of the screens that look at them. */
const widths = [480, 960, 1440];
/** Pixels of the one file for browsers that read no AVIF, those of 2022 and before: https://caniuse.com/avif. */
const fallbackWidth = 960;
const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 75 } };
const settings = JSON.stringify([widths, fallbackWidth, quality]);

/** What the pages need to know of each photo, by slug, and the files to write. */
export interface Photos {
  photos: Record<string, Photo>;
  files: Asset[];
}

/**
 * Resizes the owner's photos to the widths and formats that browsers choose from. They come out upright, and without
 * what the camera wrote into them: place, time, name.
 * @param found the file of each by slug
 * @throws Fault with a sentence for each file that is no picture, damaged, too large or too small
 */
export async function resizePhotos(found: Readonly<Record<string, string>>): Promise<Photos> {
  const entries = Object.entries(found);
  const { step, stop } = progress('Resizing photos', entries.length * (widths.length + 1));
  const photos: Photos['photos'] = {};
  const files: Asset[] = [];
  const faults: string[] = [];
  for (const [slug, file] of entries) {
    try {
      const original = readFileSync(file);
      const resized = await cached(['photo', original, settings], () => resize(original, step));
      const { photo, assets } = named(slug, resized);
      photos[slug] = photo;
      files.push(...assets);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(...error.lines.map((line) => `${displayPath(file)}: ${line}`));
    }
  }
  stop();
  refuse(faults);
  return { photos, files };
}

interface Resized {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  files: { width: number; format: 'avif' | 'webp'; body: Uint8Array }[];
}

async function resize(original: Uint8Array, step: () => void): Promise<Resized> {
  const { width, height } = await checkPhoto(original);
  const { default: sharp } = await import('sharp');
  const avif = new Set(widths.map((wanted) => Math.min(wanted, width)));
  const wanted = [
    ...[...avif].map((width) => ({ width, format: 'avif' as const })),
    { width: Math.min(fallbackWidth, width), format: 'webp' as const },
  ];
  const files: Resized['files'] = [];
  for (const { width, format } of wanted) {
    const photo = sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' }).autoOrient();
    files.push({ width, format, body: await photo.resize({ width }).toFormat(format, quality[format]).toBuffer() });
    step();
  }
  return { width, height, files };
}

function named(slug: string, { width, height, files }: Resized): { photo: Photo; assets: Asset[] } {
  // All files share one hash, as a page compresses better with one name than with four.
  const hash = contentHash(Buffer.concat(files.map(({ body }) => body)));
  const assets = files.map((file) => ({ ...file, path: `${assetFolder}${slug}-${hash}-${file.width}.${file.format}` }));
  const photo = {
    width,
    height,
    files: assets.filter(({ format }) => format === 'avif').map(({ path, width }) => ({ path, width })),
    fallback: assets.find(({ format }) => format === 'webp')?.path ?? '',
  };
  return { photo, assets };
}
