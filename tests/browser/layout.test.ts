import { describe, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';
import { brokenWords, hangingDrawings, holesUnderPhotos } from './layout-faults.ts';

/** What has its place on every page: the sample's, with every fact that an owner may give, and with photos besides. */

const sites = { 'the sample': inject('site'), 'every fact': inject('fullSite'), photos: inject('photographedSite') };
const widths = [320, 360, 768, 960, 1024, 1280, 1920];

describe.each(Object.entries(sites))('with %s', (_, folder) => {
  const browser = useBrowser(folder);
  test.each(pathsIn(folder))(
    'no heading of %s breaks a word, and no drawing hangs out of its section',
    async (path) => {
      const page = await browser.visit(path, 320, 800);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page.evaluate(brokenWords, 'h1, h2, h3');
        const hanging = [...(await page.evaluate(hangingDrawings)), ...(await page.evaluate(holesUnderPhotos))];
        found.push(...[...broken.map((word) => `“${word}” breaks`), ...hanging].map((each) => `${width} px: ${each}`));
      }
      expect(found).toEqual([]);
    },
  );
});
