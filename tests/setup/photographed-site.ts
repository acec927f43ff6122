import sharp from 'sharp';
import { photoSlugs } from '../../site/business/service-slugs.ts';
import { buildPictured } from './build-into.ts';
import { sampleFacts } from './facts.ts';

/** Shapes that owners' photos have: a phone held upright, a panorama, a square. */
const shapes = [
  { width: 960, height: 1280 },
  { width: 1620, height: 540 },
  { width: 960, height: 960 },
];

/** What the photos show, in as many words as an owner would use. */
const photos = Object.fromEntries(photoSlugs.map((slug) => [slug, 'Our rotator lifting a box truck out of a ditch']));

/** Builds the suite's facts with a photo in each of these places, tall, wide and square in turn. */
export async function buildPhotographed(folder: string, changes: object = {}): Promise<void> {
  const pictures: Record<string, Uint8Array> = {};
  for (const [index, slug] of photoSlugs.entries()) {
    const shape = shapes[index % shapes.length] ?? { width: 960, height: 960 };
    const background = { r: 70 + 40 * (index % 3), g: 120, b: 150 };
    pictures[`${slug}.jpg`] = await sharp({ create: { ...shape, channels: 3, background } })
      .jpeg()
      .toBuffer();
  }
  await buildPictured(folder, pictures, { ...sampleFacts, ...changes, photos });
}
