import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPhotographed, buildWithLogo, drawnLogo, paintedLogo } from '../setup/build-into.ts';
import { business, pagesOf } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { useBrowser } from './browser.ts';

const folder = temporaryFolder('owners');

const everyPage = pagesOf(business).map(({ path }) => path);
const withPhotos = (name: string) => (own: string) => buildPhotographed(own, { name });
const withLogo = (file: string, logo: () => string | Promise<Uint8Array>) => async (own: string) =>
  buildWithLogo(own, file, await logo());
const sites: [what: string, build: (own: string) => Promise<unknown>, paths: string[]][] = [
  [
    'photos and a name of 60 characters',
    withPhotos('Schuyler & Van Nostrand Brothers Towing, Recovery & Salvage!'),
    everyPage,
  ],
  ['photos and a name of one word of 24', withPhotos('RoadsideAssistanceTowing'), ['/', '/about/', '/contact/']],
  ['a logo six times as wide as high', withLogo('logo.svg', () => drawnLogo(600, 100)), ['/']],
  ['a logo in ink, twice as wide', withLogo('logo.svg', () => drawnLogo(200, 100, '#111111')), ['/']],
  ['a square logo', withLogo('logo.png', () => paintedLogo(600, 600)), ['/']],
  ['a logo twice as high as wide', withLogo('logo.png', () => paintedLogo(300, 600)), ['/']],
];

const widths = [320, 360, 768, 1280, 1920];

describe.each(sites)('with %s', (what, build, paths) => {
  const own = join(folder, what.replaceAll(' ', '-'));
  const browser = useBrowser(`${own}-site`, true);
  let page: Page;
  beforeAll(async () => {
    mkdirSync(own);
    await build(own);
    page = await browser.open('');
  });

  test.each(paths)('at every width, every word on %s is in its place, and the header isn’t too high', async (path) => {
    await page.goto(browser.origin() + path);
    await page.evaluate(() => inPage.settle());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${width} px`;
      await page.evaluate(() => inPage.openAnswers());
      expect.soft(await page.evaluate(() => inPage.layoutProblems()), place).toEqual([]);
      expect.soft(await page.evaluate(() => inPage.overlappingWords()), place).toEqual([]);
      const header = page.locator('.site-header');
      // 4rem of 18 px on the widest screen, and its border.
      expect.soft((await header.boundingBox())?.height, `the height of the header at ${place}`).toBeLessThanOrEqual(73);
      const mark = header.locator('.mark, .site-header__logo');
      expect.soft((await mark.boundingBox())?.width, `the width of the mark at ${place}`).toBeGreaterThan(15);
      const name = header.locator('.company-name');
      for (const box of await name.all())
        expect.soft((await box.boundingBox())?.height, `the height of the name at ${place}`).toBeLessThan(58);
    }
  });
});
