import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { brandOf } from '../../site/styles/brand.ts';
import { contrast } from '../../site/styles/color.ts';
import { beacon, defaultBrandColor, drawingColors } from '../../site/styles/palette.ts';
import { buildInto } from '../setup/build-into.ts';
import { bilingualFacts, writeFacts } from '../setup/facts.ts';
import { business } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('brand');
const out = join(folder, 'site');
const blue = '#4fc3f7';
beforeAll(async () => {
  const business = writeFacts(folder, { ...bilingualFacts, brandColor: blue.toUpperCase() });
  await buildInto(out, { business, release: false });
}, 120_000);

/** The trucks' lights are amber whatever the brand. */
const { lens, 'lens-d': housing } = drawingColors(brandOf(defaultBrandColor));
const warningLight = [beacon.color, beacon.glow, lens.day, lens.night, housing.day, housing.night];
/** The colors that only the brand has. */
const colorsOf = (brandColor: string) => {
  const { color, edge, shade } = brandOf(brandColor);
  return [color, edge, shade].flatMap(({ day, night }) => [day, night]).filter((made) => !warningLight.includes(made));
};

/** The text files of a site that contain the brand's colors. */
const traces = (site: string, brandColor: string) =>
  filesIn(site).filter(
    (file) =>
      ['.html', '.svg', '.css', '.js', '.webmanifest', '.xml'].includes(extname(file)) &&
      colorsOf(brandColor).some((color) => readFileSync(join(site, file), 'utf8').toLowerCase().includes(color)),
  );

describe('the brand’s color is set in one place', () => {
  test('another color leaves no trace of the old one in the pages’ styles', () => {
    const inAmber = /background:#ffb21a/;
    const pages = (site: string) => filesIn(site).filter((file) => file.endsWith('.html'));
    const withAmber = (site: string) =>
      pages(site).filter((file) => inAmber.test(readFileSync(join(site, file), 'utf8')));
    expect(withAmber(inject('site'))).toEqual(pages(inject('site')));
    expect(withAmber(out)).toEqual([]);
    expect(traces(out, blue).length, 'files in blue').toBeGreaterThan(20);
  });

  test('trucks use the color, and their warning lights stay amber', () => {
    const truck = readFileSync(join(out, 'scenes/hero-truck.svg'), 'utf8');
    expect(truck).toContain(`.s-amber{fill:${blue}}`);
    expect(truck).toContain(`.s-lens{fill:${lens.night}}`);
    expect(truck).toContain(`.s-lens-d{fill:${housing.night}}`);
    const home = readFileSync(join(out, 'index.html'), 'utf8');
    expect(home).toMatch(new RegExp(`id="hero-glow"><stop offset="0" stop-color="${beacon.glow}"`));
  });
});

describe('accepts any color, unchanged by day', () => {
  const cases = ['#d32f2f', '#e53935', '#a8211c', '#000000', '#ffffff', '#1d3557', '#0b6e4f', '#5b2a86', '#7a1f2b'];
  test.each([...cases, '#777777', '#ffeb3b', '#ffb21a'])('%s', (brandColor) => {
    const { data: checked } = checkBusiness({ ...business, brandColor });
    expect(checked?.brandColor).toBe(brandColor);
    const { color, ink, rim, emergency, emergencyInk } = brandOf(brandColor);
    expect(color.day).toBe(brandColor);
    // By night it is on a dark background.
    expect(contrast(color.night, '#10151c'), 'the contrast of the color by night').toBeGreaterThanOrEqual(3);
    for (const light of ['day', 'night'] as const) {
      expect(contrast(color[light], ink[light]), `the contrast of letters by ${light}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(emergency[light], emergencyInk[light]), `the contrast of 911 by ${light}`).toBeGreaterThanOrEqual(
        7,
      );
      // 911 and the number differ in lightness, not in hue alone.
      expect(
        contrast(color[light], emergency[light]),
        `the contrast of the color with 911 by ${light}`,
      ).toBeGreaterThanOrEqual(1.8);
    }
    // On white paper its button has an edge.
    expect(contrast(rim.day, '#ffffff'), 'the contrast of the edge on paper').toBeGreaterThanOrEqual(1.5);
  });
});
