import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { publish } from '../../build/publish.ts';
import { build } from '../../build.ts';
import { photoSlugs } from '../../site/business/services.ts';
import { sampleFacts, writeFacts } from './facts.ts';

/** Builds a site with readable class names and publishes it into a folder. */
export const buildInto = async (folder: string, options: Parameters<typeof build>[0]) =>
  publish(folder, (await build({ readable: true, ...options })).files);

/**
 * Builds the site of an owner who has photos or a logo.
 * @param folder a temporary one, for the pictures and the facts; the site is next to it
 * @param pictures by file name
 * @returns the folder of the site
 */
async function buildPictured(folder: string, pictures: Record<string, string | Uint8Array>, facts: object) {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, 'photos', name), picture);
  const site = `${folder}-site`;
  await buildInto(site, { business: writeFacts(folder, facts), release: false });
  return site;
}

/** Alt text of a typical length. */
const photos = Object.fromEntries(photoSlugs.map((slug) => [slug, 'Our rotator lifting a box truck out of a ditch']));

/** A phone held upright, a panorama, a square. */
const shapes = [
  [960, 1280],
  [1620, 540],
  [960, 960],
];

/** Builds the sample with a photo in each place, of each shape in turn. */
export async function buildPhotographed(folder: string, changes: object = {}): Promise<void> {
  const pictures: Record<string, Uint8Array> = {};
  for (const [index, slug] of photoSlugs.entries()) {
    const [width = 0, height = 0] = shapes[index % 3] ?? [];
    const background = { r: 70 + 40 * (index % 3), g: 120, b: 150 };
    const canvas = sharp({ create: { width, height, channels: 3, background } });
    pictures[`${slug}.jpg`] = await canvas.jpeg().toBuffer();
  }
  await buildPictured(folder, pictures, { ...sampleFacts, ...changes, photos });
}

/** A color that nothing else on the site has. */
const pink = '#e0218a';

/** An SVG as drawing programs save it, with all that must not reach a page. */
export const drawnLogo = (width: number, height: number, color = pink) => `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- drawn by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY own "${color}">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" onload="alert(1)">
<script>document.documentElement.dataset.ran = 'yes'; fetch('https://tracker.example/')</script>
<a xlink:href="https://tracker.example/"><rect width="${width}" height="${height}" fill="&own;"/></a>
<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://tracker.example/"/></foreignObject>
</svg>
`;

/** A plain PNG. */
export const paintedLogo = (width: number, height: number, color = pink) =>
  sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();

/** Builds the sample with a logo; only one service, to build fast. */
export const buildWithLogo = (folder: string, name: string, logo: string | Uint8Array, changes: object = {}) =>
  buildPictured(folder, { [name]: logo }, { ...sampleFacts, services: ['car-towing'], ...changes });
