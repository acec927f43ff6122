import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from '../../build.ts';
import { photoSlugs } from '../../site/business/service-slugs.ts';
import { sampleFacts } from './facts.ts';

/** Shapes that owners' photos have: a phone held upright, a panorama, a square. */
const shapes = [
  { width: 960, height: 1280 },
  { width: 1620, height: 540 },
  { width: 960, height: 960 },
];

/** What a photo in the folder shows, in its words. */
export const photoText = (slug: string) => `Our photo of ${slug}`;

/**
 * Builds the suite's facts with a photo in every place, tall, wide and square in turn.
 * @param folder a temporary one, empty
 * @param changes other facts
 * @param more other files for the folder of the photos, by name
 * @returns the folder of the built site
 */
export async function buildPhotographed(
  folder: string,
  changes: object = {},
  more: Record<string, string | Uint8Array> = {},
): Promise<string> {
  const [photos, business, out] = [join(folder, 'photos'), join(folder, 'business.json'), join(folder, 'site')];
  mkdirSync(photos);
  for (const [index, slug] of photoSlugs.entries()) {
    const shape = shapes[index % shapes.length] ?? { width: 960, height: 960 };
    const background = { r: 70 + 40 * (index % 3), g: 120, b: 150 };
    const picture = sharp({ create: { ...shape, channels: 3, background } });
    writeFileSync(join(photos, `${slug}.jpg`), await picture.jpeg().toBuffer());
  }
  for (const [name, body] of Object.entries(more)) writeFileSync(join(photos, name), body);
  const texts = Object.fromEntries(photoSlugs.map((slug) => [slug, photoText(slug)]));
  writeFileSync(business, JSON.stringify({ ...sampleFacts, photos: texts, ...changes }));
  await build({ business, out, release: false });
  return out;
}
