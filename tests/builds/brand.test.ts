import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { checkBusiness } from '../../site/business/business.ts';
import { brandOf } from '../../site/styles/brand.ts';
import { contrast } from '../../site/styles/color.ts';
import { defaultBrandColor } from '../../site/styles/palette.ts';
import { buildInto } from '../setup/build-into.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { business } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const out = join(folder, 'site');
const blue = '#4fc3f7';
beforeAll(async () => {
  const facts = join(folder, 'business.json');
  writeFileSync(facts, JSON.stringify({ ...bilingualFacts, brandColor: blue.toUpperCase() }));
  await buildInto(out, { business: facts, release: false });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const colorsOf = (brandColor: string) => {
  const { ink: _, ...colors } = brandOf(brandColor);
  return Object.values(colors).flatMap((color) => (typeof color === 'string' ? [color] : Object.values(color)));
};

/** The texts of a site in which the color, or one made of it, stands. */
const traces = (site: string, brandColor: string) =>
  filesIn(site).filter(
    (file) =>
      ['.html', '.svg', '.css', '.js', '.webmanifest', '.xml'].includes(extname(file)) &&
      colorsOf(brandColor).some((color) => readFileSync(join(site, file), 'utf8').toLowerCase().includes(color)),
  );

describe('the brand’s color is set in one place', () => {
  test('another one leaves no trace of the old in pages, drawings or icons', () => {
    expect(traces(inject('site'), defaultBrandColor).length).toBeGreaterThan(20);
    expect(traces(out, defaultBrandColor)).toEqual([]);
    expect(traces(out, blue).length).toBe(traces(inject('site'), defaultBrandColor).length);
  });
});

describe('the build looks at its contrast', () => {
  const faultsOf = (brandColor: string) => formatted(checkBusiness({ ...business, brandColor }).problems);

  test('letters on it are dark or white, whichever can be read', () => {
    expect(brandOf('#ffb21a').ink).toBe('#10151c');
    expect(brandOf('#d32f2f').ink).toBe('#ffffff');
    expect(faultsOf('#d32f2f')).toEqual([]);
  });

  test.each(['#777777', '#e53935', '#1a237e', '#000000', '#0d47a1'])(
    '%s is refused with the nearest color in which the button can be read, and seen by night',
    (brandColor) => {
      const [line = '', ...more] = faultsOf(brandColor);
      expect(more).toEqual([]);
      expect(line).toMatch(/^brandColor: found "#.{6}", expected a color on which letters can be read/);
      const nearest = /such as the nearest one, "(#[0-9a-f]{6})"/.exec(line)?.[1] ?? '';
      expect(faultsOf(nearest)).toEqual([]);
      expect(contrast(nearest, brandOf(nearest).ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(nearest, '#10151c')).toBeGreaterThanOrEqual(3);
    },
  );
});
