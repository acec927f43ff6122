import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { readImages } from '../../build/assets/images/images.ts';
import { photoProblems, unusedPhotos } from '../../site/business/photos.ts';
import { photoSlugs, serviceSlugs } from '../../site/business/services.ts';
import { businessWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';
import { renderSite } from '../setup/rendered-site.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('photos');
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

/** A phone's photo: rotated by its EXIF orientation, with a GPS position. */
const phonePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 10/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
/** A picture whose header claims an enormous size. */
async function huge() {
  const small = await phonePicture(8, 8);
  const frame = small.indexOf('ffc0', 'hex');
  small.writeUInt16BE(10_500, frame + 5);
  small.writeUInt16BE(20_000, frame + 7);
  return small;
}
const trucks = [{ name: 'Unit 7', kind: 'rollback', capacity: '10,000 pounds', photo: 'unit-7' }];
const resizeFolder = () => readImages(folder);
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
describe('a photo in the folder', () => {
  test('becomes upright AVIF and WebP files in the widths needed, without metadata', async () => {
    put('flatbed-towing.jpg', await phonePicture(1600, 1440));
    const { photos, files } = await resizeFolder();
    expect(photos['flatbed-towing']).toMatchObject({ width: 1440, height: 1600 });
    expect(files.map(({ path }) => path.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      '/assets/flatbed-towing-480.avif',
      '/assets/flatbed-towing-960.avif',
      '/assets/flatbed-towing-1440.avif',
      '/assets/flatbed-towing-960.webp',
    ]);
    expect(new Set(files.map(({ path }) => path.replace(/-\d+\.\w+$/, ''))).size).toBe(1);
    expect([...(photos['flatbed-towing']?.files ?? []), { path: photos['flatbed-towing']?.fallback }]).toEqual(
      files.map(({ path }) => expect.objectContaining({ path })),
    );
    for (const { body } of files) {
      const { width = 0, height = 0, exif, xmp, orientation } = await sharp(body as Uint8Array).metadata();
      expect(height / width).toBeCloseTo(1600 / 1440, 1);
      expect([exif, xmp]).toEqual([undefined, undefined]);
      expect(orientation ?? 1).toBe(1);
    }
  });

  test('is recognized by its content, not its name', async () => {
    put('car-towing.jfif', await picture(960, 540).jpeg().toBuffer());
    put('flatbed-towing.JPG', await picture(960, 540).avif().toBuffer());
    const last = serviceSlugs.at(-1) ?? '';
    put(`${last}.png`, await picture(960, 540).webp().toBuffer());
    expect(Object.keys((await resizeFolder()).photos)).toEqual(['car-towing', 'flatbed-towing', last].sort());
  });

  test('is never enlarged; files left by the desktop are ignored', async () => {
    const litter = ['Thumbs.db', 'desktop.ini', '.DS_Store', '._car-towing.jpg', '.gitkeep', 'Icon\r'];
    for (const junk of [...litter, 'car-towing.png:Zone.Identifier']) put(junk, 'junk');
    put('car-towing.png', await picture(1000, 700).png().toBuffer());
    const { photos, problems } = await resizeFolder();
    expect([formatted(problems), Object.keys(photos)]).toEqual([[], ['car-towing']]);
    expect(photos['car-towing']?.files.map(({ width }) => width)).toEqual([480, 960, 1000]);
  });

  test('needs alt text; alt text without a photo and unused photos are reported', () => {
    const photo = { width: 1, height: 1, files: [], fallback: '/a' };
    const facts = businessWith({ photos: { home: 'Our three trucks', about: 'Our yard' } });
    const present = { 'flatbed-towing': photo, truck: photo, about: photo };
    expect(formatted(photoProblems(facts, present, 'photos'))).toEqual([
      '"photos.flatbed-towing" is missing, but the photo is there. Say what the photo shows.',
      '"photos.home" describes a photo that isn’t in photos. Add the photo, or leave this out. Put home.jpg there.',
    ]);
    expect(
      formatted(photoProblems(businessWith({ trucks, photos: { about: 'Our yard' } }), { about: photo }, 'photos')),
    ).toEqual([
      '"trucks[0].photo" is "unit-7", but no such photo is in photos. Add the photo, or leave this out. Put unit-7.jpg there.',
    ]);
    const isUsed = (path: string) => path === '/a';
    const photos = { truck: photo, rotator: { fallback: '/b' }, 'car-tow': { fallback: '/c' } };
    expect(formatted(unusedPhotos(photos, isUsed, 'photos'))).toEqual([
      'photos: No page shows the photo "rotator". Name it like a service, home or about, or put ![what it shows](photo:rotator) into a text.',
      expect.stringContaining('Name it "car-towing", or put'),
    ]);
    const carsAlone = businessWith({ services: ['car-towing'], photos: {} });
    expect(photoProblems(carsAlone, { 'heavy-duty-towing': photo, home: photo }, 'photos')).toHaveLength(1);
    const unused = unusedPhotos({ 'heavy-duty-towing': { fallback: '/b' } }, isUsed, 'photos');
    expect(formatted(unused)).toEqual([
      'photos: No page shows the photo "heavy-duty-towing". You don’t offer this service. Add it to "services", or delete the photo.',
    ]);
  });

  test('of neither a truck nor a person is a warning, as fake listings have none', () => {
    const told = (photos: object) =>
      formatted(photoProblems(businessWith({ trucks }), { ...photos }, 'photos').filter(({ path }) => !path));
    expect(told({ 'car-towing': {} })).toEqual([
      'photos: There is no photo of your trucks or your people, as on fake listings. Add one of your truck, named home.jpg or about.jpg.',
    ]);
    expect([told({ 'unit-7': {} }), told({ home: {} })]).toEqual([[], []]);
  });
});

/** A picture with as much detail as a real one. */
const busy = () =>
  sharp(Buffer.from(Array.from({ length: 960 * 540 }, (_, at) => Math.sin(at * at) * 99 + 99)), {
    raw: { width: 960, height: 540, channels: 1 },
  })
    .jpeg()
    .toBuffer();

describe('a company with all photos', async () => {
  const photos = Object.fromEntries(photoSlugs.map((slug) => [slug, { text: 'Our truck', focus: 'left' }]));
  const { pages } = await renderSite(businessWith({ photos }));

  test.each(photoSlugs)('shows %s on the pages in OWNER.md’s table, and elsewhere only on related cards', (slug) => {
    const rows = readFileSync('.github/OWNER.md', 'utf8').split('\n');
    const rowOf = (start: string) => rows.find((row) => row.startsWith(start));
    const row = rowOf(`| \`${slug}\` |`) ?? rowOf('| a service') ?? '';
    const own = row.includes('its own') ? [`/services/${slug}/`] : [];
    const named = [...row.matchAll(/`(\/[a-z/-]*)`/g)].map(([, path = '']) => path);
    const showing = [...pages]
      .filter(([, html]) => html.includes(` src="/assets/${slug}-960.webp"`))
      .map(([path]) => path);
    const isRelated = (path: string) => path.startsWith('/services/') && !own.includes(path);
    expect(showing.filter((path) => !isRelated(path)).sort()).toEqual([...own, ...named].sort());
  });

  test('shows each in the place of its scene, with size and alt text, and lazily on other pages', () => {
    for (const path of ['/services/flatbed-towing/', '/', '/services/car-towing/']) {
      const document = parse(pages.get(path) ?? '');
      const image = document.querySelector('.scene-picture img[src="/assets/flatbed-towing-960.webp"]');
      const values = ['alt', 'width', 'height', 'loading'].map((name) => image?.getAttribute(name));
      expect(values, path).toEqual(['Our truck', '1440', '960', path.includes('flatbed') ? null : 'lazy']);
      const source = image?.parentElement?.querySelector('source')?.getAttribute('srcset');
      expect(source, path).toContain('/assets/flatbed-towing-480.avif 480w');
      expect(document.querySelector('img[src="/scenes/flatbed-towing.svg"]'), path).toBeNull();
    }
  });

  test('keeps the side in focus when cropping, and puts no words over photos', () => {
    for (const [path, html] of pages)
      for (const image of parse(html).querySelectorAll('img[src$=".webp"]')) {
        expect(image.getAttribute('style'), path).toBe('object-position:left');
        expect(image.parentElement?.textContent, path).toBe('');
      }
    const hero = parse(pages.get('/') ?? '').querySelector('.hero--photo');
    expect([hero?.querySelectorAll('picture').length, hero?.querySelectorAll('.hero-scene').length]).toEqual([1, 0]);
  });
});

test('accepts a photo with the wrong scan header of Samsung’s phones, and with bytes between two segments', async () => {
  const jpeg = await busy();
  const scan = jpeg.indexOf('ffda', 'hex');
  jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
  put('car-towing.jpg', Buffer.concat([jpeg.subarray(0, scan), Buffer.of(1, 2, 3), jpeg.subarray(scan)]));
  const { photos, problems } = await resizeFolder();
  expect([formatted(problems), Object.keys(photos)]).toEqual([[], ['car-towing']]);
});

describe('reports an unusable photo in one sentence', () => {
  const unreadable = 'This file can’t be read (';
  const otherKind = 'This file isn’t a picture of a kind that the site can use. Expected a JPEG, PNG, WebP or AVIF.';
  const noise = '<feTurbulence numOctaves="200000"/>';
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><filter id="f">${noise}</filter><path d="M0 0h960v540z" filter="url(#f)"/></svg>`;
  const inJpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(endless)]);
  test.each<[mistake: string, make: () => Uint8Array | string | Promise<Uint8Array>, told: string]>([
    ['is truncated', async () => (await phonePicture(540, 960)).subarray(0, 900), unreadable],
    ['is an iPhone’s HEIC', () => '\0\0\0\x18ftypheic', 'Open it on the Mac in Preview'],
    // It would take forever to draw.
    ['is an SVG', () => endless, otherKind],
    ['is an SVG with the head of a JPEG', () => inJpeg, unreadable],
    ['is a strip', () => picture(4000, 300).png().toBuffer(), 'one side at most 5 times the other.'],
    ['would take too much memory', huge, 'has more than 64 million pixels. Expected fewer'],
  ])('when it %s', async (_, make, told) => {
    put('car-towing.jpg', await make());
    const [line, ...others] = formatted((await resizeFolder()).problems);
    expect([line, others]).toEqual([expect.stringMatching(/car-towing\.jpg: This file /), []]);
    expect(line).toContain(told);
  });

  test('when it is a link, which may lead anywhere, or its name is unusable or a duplicate', async () => {
    symlinkSync('/dev/zero', join(folder, 'about.jpg'));
    mkdirSync(join(folder, 'trucks'));
    put('car-towing.jpg', await picture(1200, 800).jpeg().toBuffer());
    for (const name of ['car-towing.png', 'My Truck.jpg', 'trucks/new.jpg']) put(name, 'not read');
    expect(formatted((await resizeFolder()).problems)).toEqual([
      expect.stringMatching(/about\.jpg: This is a link\. Put the file itself there\.$/),
      expect.stringMatching(/My Truck\.jpg: This name can’t be used in an address\. /),
      expect.stringMatching(/car-towing\.png: This photo has the same name as car-towing\.jpg/),
      expect.stringMatching(/trucks\/new\.jpg: This name can’t be used/),
    ]);
  });
});
