import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoSlugs } from '../../site/business/service-slugs.ts';
import { buildInto } from './build-into.ts';
import { sampleFacts, writeFacts } from './facts.ts';

/** Shapes that owners' photos have: a phone held upright, a panorama, a square. */
const shapes = [
  { width: 960, height: 1280 },
  { width: 1620, height: 540 },
  { width: 960, height: 960 },
];

/** What the photos show, in as many words as an owner would use. */
const photos = Object.fromEntries(photoSlugs.map((slug) => [slug, 'Our rotator lifting a box truck out of a ditch']));

/**
 * Builds the suite's facts with a photo in each of these places, tall, wide and square in turn.
 * @param folder a temporary one, empty; the site is beside it
 * @param changes other facts
 */
export async function buildPhotographed(folder: string, changes: object = {}): Promise<void> {
  mkdirSync(join(folder, 'photos'));
  for (const [index, slug] of photoSlugs.entries()) {
    const shape = shapes[index % shapes.length] ?? { width: 960, height: 960 };
    const background = { r: 70 + 40 * (index % 3), g: 120, b: 150 };
    const picture = sharp({ create: { ...shape, channels: 3, background } });
    writeFileSync(join(folder, 'photos', `${slug}.jpg`), await picture.jpeg().toBuffer());
  }
  const business = writeFacts(folder, { ...sampleFacts, photos, ...changes });
  await buildInto(`${folder}-site`, { business, release: false });
}
