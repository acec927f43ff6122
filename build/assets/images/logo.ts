import { cached } from '../../cache.ts';
import type { Logo } from '../../route.ts';
import { hashedAsset } from '../asset.ts';
import { readImage, refuseImage } from './read-image.ts';

/** Characters of an SVG, and of one in which each part is written out as often as it is used; to draw that many takes a second. */
const largestLength = 200_000;
/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const smallestSide = 256;
/** Pixels: the largest place in a page, at three of a sharp screen each; and in an icon. */
const pageSize = { width: 864, height: 144 };
const iconSize = { width: 512, height: 512 };
/** Of 0 to 255: a logo with nothing darker than this is lost on white. */
const lightestGray = 208;

/**
 * Prepares the owner's logo for pages and drawn pictures. It is read by its content, whatever its name says; an SVG is
 * written anew from what can be seen of it: without scripts, and without links.
 * @returns the logo as the pages need it, and the file to write
 * @throws Fault where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white, and where an SVG has more in it than paths, or takes too long to draw
 */
export const makeLogo = (original: Buffer) =>
  cached(['logo', original], () =>
    original.subarray(1, 4).toString() === 'PNG' ? readPng(original) : readSvg(original.toString()),
  );

async function readPng(original: Buffer) {
  const size = await readImage(original, (image) => image.metadata());
  if (Math.max(size.width, size.height) < smallestSide) {
    const expected = `at least ${smallestSide} on the longer side`;
    refuseImage(`${size.width} by ${size.height} pixels`, expected, 'Take the original, or an SVG.');
  }
  const within = (place: typeof pageSize) =>
    readImage(original, (image) =>
      image
        .resize({ ...place, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true })
        .toBuffer(),
    );
  const body = await within(pageSize);
  return finished('png', size, body, await within(iconSize), body);
}

async function readSvg(source: string) {
  if (source.length > largestLength) refuseParts();
  const [, part] = /<(?:[\w-]+:)?(text|image|marker)\b/.exec(source) ?? [];
  if (part) refusePart(part === 'text' ? 'words set in a font, which not every device has' : `<${part}>`);
  if (/<(?:[\w-]+:)?use\b[^<>]*href\s*=\s*["'][^#"']|url\(\s*["']?[^#"'\s]|@import/.test(source))
    refusePart('a part that stands in another file');
  if (hasNestedMasks(source)) refusePart('a mask or clip path inside of another one');
  const { Resvg } = await import('@resvg/resvg-js');
  const fitTo = { mode: 'height', value: pageSize.height } as const;
  const read = async () => new Resvg(source, { font: { loadSystemFonts: false }, fitTo });
  const drawing = await read().catch(({ message }: Error) =>
    refuseImage(`a file that cannot be read (${message})`, 'an SVG or a PNG', 'Open it, and save it once more.'),
  );
  const svg = drawing.toString();
  if (svg.length > largestLength) refuseParts();
  if (/<(?:filter|pattern)\b|\bstroke-dasharray=/.test(svg)) refusePart('a filter, a pattern or a dashed line');
  const body = Buffer.from(svg);
  return finished('svg', drawing, body, body, drawing.render().asPng());
}

/** @param drawn what is looked at: whether it can be seen on white */
async function finished(
  type: 'png' | 'svg',
  { width, height }: { width: number; height: number },
  body: Buffer,
  large: Buffer,
  drawn: Buffer,
) {
  if (width > 6 * height || height > 2 * width)
    refuseImage(
      `a logo of ${Math.round(width)} by ${Math.round(height)}`,
      'at most six times as wide as high, and at most twice as high as wide',
      'Cut away what is empty around it.',
    );
  const grays = await readImage(drawn, (image) => image.flatten({ background: '#fff' }).greyscale().raw().toBuffer());
  if (grays.every((gray) => gray >= lightestGray)) {
    const expected = 'the logo as it stands on paper';
    refuseImage('nothing in it that can be seen on white', expected, 'Use the one made for white.');
  }
  const address = (bytes: Buffer) => `data:image/${type.replace('svg', 'svg+xml')};base64,${bytes.toString('base64')}`;
  const asset = hashedAsset('logo', type, body);
  const logo: Logo = { path: asset.path, width, height, small: address(body), large: address(large) };
  return { logo, files: [asset] };
}

const refusePart = (found: string) =>
  refuseImage(found, 'paths alone', 'In the drawing program, turn all of it into paths (outlines).');

const refuseParts = () =>
  refuseImage('too many parts, or parts that repeat too often', 'fewer', 'Save it simpler, or as a PNG.');

const shape = /^<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/;

/** Whether a mask or clip path holds more than shapes without a mask or clip path of their own: if they double, drawing never ends. */
function hasNestedMasks(svg: string): boolean {
  const property = /\b(?:mask|clip-path)\s*[:=]/;
  const names = svg.split('}').flatMap((part) => {
    const [before = '', rule = ''] = part.split('{');
    return property.test(rule) ? (before.slice(before.lastIndexOf('>')).match(/[a-z][\w-]*/gi) ?? []) : [];
  });
  const tags = new Map([...svg.matchAll(/<[^<>]*\sid\s*=\s*["']([^"']*)[^<>]*/g)].map(([tag, id]) => [id, tag]));
  const masks = [...svg.matchAll(/<(mask|clipPath)\b[\s\S]*?<\/\1>/g)].map(([mask]) => mask);
  const used = masks
    .flatMap((mask) => [...mask.matchAll(/href\s*=\s*["']#([^"']*)/g)])
    .map(([, id]) => tags.get(id) ?? '');
  return (
    used.some((tag) => !shape.test(tag)) ||
    [...masks, ...used].some(
      (part) => property.test(part) || part.split(/[^\w-]+/).some((word) => names.includes(word)),
    )
  );
}
