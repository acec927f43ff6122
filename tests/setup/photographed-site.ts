import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from '../../build.ts';
import type { photoSlugs } from '../../site/business/service-slugs.ts';
import { sampleFacts } from './facts.ts';

/** Shapes that owners' photos have: a phone held upright, a panorama, a square. */
const shapes = [
  { width: 960, height: 1280 },
  { width: 1620, height: 540 },
  { width: 960, height: 960 },
];

/** What the photos show, in as many words as an owner would use. */
const photoTexts: Readonly<Partial<Record<(typeof photoSlugs)[number], string>>> = {
  home: 'Our three trucks in front of the yard on a sunny morning',
  about: 'The yard on Main Street with two of our drivers',
  'emergency-towing-service': 'Our wrecker hooked to a pickup on Route 9 at night',
  'flatbed-towing': 'A red convertible strapped down on our flatbed',
  'car-towing': 'A compact car lifted by its front wheels in a garage',
  'heavy-duty-towing': 'Our rotator lifting a box truck out of a ditch',
  'long-distance-towing': 'The flatbed at a rest stop with an SUV aboard',
  'roadside-assistance': 'Mike jump-starting a minivan in a snowy driveway',
  'accident-recovery': 'Two trucks winching a sedan up an embankment',
  'junk-car-removal': 'An old station wagon being pulled onto the deck',
};

/**
 * Builds the suite's facts with a photo in each of these places, tall, wide and square in turn.
 * @param folder a temporary one, empty; the site lies beside it
 * @param changes other facts
 */
export async function buildPhotographed(folder: string, changes: object = {}): Promise<void> {
  const [photos, business] = [join(folder, 'photos'), join(folder, 'business.json')];
  mkdirSync(photos);
  for (const [index, slug] of Object.keys(photoTexts).entries()) {
    const shape = shapes[index % shapes.length] ?? { width: 960, height: 960 };
    const background = { r: 70 + 40 * (index % 3), g: 120, b: 150 };
    const picture = sharp({ create: { ...shape, channels: 3, background } });
    writeFileSync(join(photos, `${slug}.jpg`), await picture.jpeg().toBuffer());
  }
  writeFileSync(business, JSON.stringify({ ...sampleFacts, photos: photoTexts, ...changes }));
  await build({ business, out: `${folder}-site`, release: false });
}
