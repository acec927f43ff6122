import { readFileSync } from 'node:fs';
import { cached } from '../../cache.ts';
import { Fault, refuse } from '../../fault.ts';
import { displayPath } from '../../project.ts';
import type { Photo } from '../../route.ts';
import { type Asset, assetFolder, contentHash } from '../asset.ts';
import { checkPhoto, damaged, largestPixels } from './check-photo.ts';
import { progress } from './progress.ts';

/** Pixels: the widths at which the pages show photos, times the density of the screens that look at them. */
const widths = [480, 960, 1440];
/** Pixels of the one file for browsers that read no AVIF, those of 2022 and before: https://caniuse.com/avif. */
const fallbackWidth = 960;
const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 75 } };

/**
 * Resizes the owner's photos to the widths and formats that browsers choose from. They come out upright, and without
 * what the camera wrote into them: place, time, name.
 * @param found the file of each by slug
 * @returns what the pages need to know of each photo, by slug, and the files to write
 * @throws Fault with a sentence for each file that is no picture, damaged, too large or too small
 */
export async function resizePhotos(
  found: Readonly<Record<string, string>>,
): Promise<{ photos: Record<string, Photo>; files: Asset[] }> {
  const { step, stop } = progress('Resizing photos', Object.keys(found).length * (widths.length + 1));
  const photos: Record<string, Photo> = {};
  const files: Asset[] = [];
  const faults: string[] = [];
  for (const [slug, file] of Object.entries(found)) {
    try {
      const original = readFileSync(file);
      const resized = await cached(['photo', slug, original], () => resize(slug, original, step));
      photos[slug] = resized.photo;
      files.push(...resized.files);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(...error.lines.map((line) => `${displayPath(file)}: ${line}`));
    }
  }
  stop();
  refuse(faults);
  return { photos, files };
}

async function resize(slug: string, original: Uint8Array, step: () => void): Promise<{ photo: Photo; files: Asset[] }> {
  const { width, height } = await checkPhoto(original);
  const { default: sharp } = await import('sharp');
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const variants = [...sizes.map((size) => [size, 'avif'] as const), [Math.min(fallbackWidth, width), 'webp'] as const];
  const bodies: Uint8Array[] = [];
  for (const [size, format] of variants) {
    const photo = sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' }).autoOrient();
    bodies.push(await photo.resize(size).toFormat(format, quality[format]).toBuffer().catch(damaged));
    step();
  }
  // All files share one hash, as a page compresses better with one name than with four.
  const name = `${assetFolder}${slug}-${contentHash(Buffer.concat(bodies))}`;
  const paths = variants.map(([size, format]) => `${name}-${size}.${format}`);
  const files = bodies.map((body, index) => ({ path: paths[index] ?? '', body }));
  const avif = sizes.map((size, index) => ({ path: paths[index] ?? '', width: size }));
  return { photo: { width, height, files: avif, fallback: paths.at(-1) ?? '' }, files };
}
