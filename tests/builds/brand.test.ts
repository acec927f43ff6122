import { expect, test } from 'vitest';
import { checkBusiness } from '../../site/business/check-business.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { brandOf } from '../../site/styles/brand.ts';
import { contrast } from '../../site/styles/color.ts';
import { beacon, defaultBrandColor, drawingColors } from '../../site/styles/palette.ts';
import { business, businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** The trucks' warning lights are amber with every brand color. */
const { lens, 'lens-d': housing } = drawingColors(brandOf(defaultBrandColor));
const warningLight = [beacon.color, beacon.glow, lens.day, lens.night, housing.day, housing.night];

test('with another brand color, no style, page or drawing has the default one, and warning lights stay amber', async () => {
  const blue = '#4fc3f7';
  const facts = businessWith({ brandColor: blue.toUpperCase() });
  const { pages, files } = await renderSite(facts, (path) => path === '/', true);
  const texts = { styles: siteMeta(facts).colors, home: pages.get('/') ?? '', ...Object.fromEntries(files) };
  const { color, shade } = brandOf(defaultBrandColor);
  const first = [color, shade].flatMap(({ day, night }) => [day, night]);
  const own = first.filter((made) => !warningLight.includes(made));
  const traces = (colors: readonly string[]) =>
    Object.entries(texts).flatMap(([name, text]) =>
      colors.some((each) => text.toLowerCase().includes(each)) ? [name] : [],
    );
  expect(traces(own)).toEqual([]);
  expect(traces([blue]).length, 'texts in blue').toBeGreaterThan(15);
  for (const color of [`amber{fill:${blue}}`, `lens{fill:${lens.night}}`, `lens-d{fill:${housing.night}}`])
    expect(files.get('/scenes/hero-truck.svg')).toContain(`.s-${color}`);
  expect(texts.home).toContain(`stop-color="${beacon.glow}"`);
});

const cases = ['#d32f2f', '#e53935', '#a8211c', '#000000', '#ffffff', '#1d3557', '#0b6e4f', '#5b2a86', '#7a1f2b'];
test.each([...cases, '#777777', '#ffeb3b', '#ffb21a'])('accepts the color %s, unchanged by day', (brandColor) => {
  const { data: checked } = checkBusiness({ ...business, brandColor });
  expect(checked?.brandColor).toBe(brandColor);
  const { color, ink, rim, emergency, emergencyInk } = brandOf(brandColor);
  expect(color.day).toBe(brandColor);
  // Night pages have this background.
  expect(contrast(color.night, '#10151c'), 'the contrast of the color by night').toBeGreaterThanOrEqual(3);
  for (const light of ['day', 'night'] as const) {
    expect(contrast(color[light], ink[light]), `the contrast of letters by ${light}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(emergency[light], emergencyInk[light]), `the contrast of 911 by ${light}`).toBeGreaterThanOrEqual(
      7,
    );
    // 911 and the number differ in lightness, not only in hue.
    expect(
      contrast(color[light], emergency[light]),
      `the contrast of the color with 911 by ${light}`,
    ).toBeGreaterThanOrEqual(1.8);
  }
  // Printed buttons have an edge.
  expect(contrast(rim.day, '#ffffff'), 'the contrast of the edge on paper').toBeGreaterThanOrEqual(1.5);
});
