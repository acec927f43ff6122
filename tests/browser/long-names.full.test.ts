import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { sampleFacts } from '../setup/facts.ts';
import { useBrowser } from './browser.ts';

const names = {
  'of 60 characters': 'Central Monmouth County Towing & Heavy Recovery Services LLC',
  'of one word of 24': 'RoadsideAssistanceTowing',
};

describe.each(Object.entries(names))('a name %s', (_, name) => {
  const folder = mkdtempSync(join(tmpdir(), 'long-names-'));
  beforeAll(async () => {
    const business = join(folder, 'business.json');
    writeFileSync(business, JSON.stringify({ ...sampleFacts, services: ['car-towing'], name }));
    await build({ business, out: join(folder, 'site'), release: false });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  const { look } = useBrowser(join(folder, 'site'));

  test.each(['/', '/about/', '/contact/'])(
    'fits its header and its headings on %s, beside a whole mark',
    async (path) => {
      const page = await look(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
          const call = box('.site-header .call-button');
          return {
            sideways: document.documentElement.scrollWidth - innerWidth,
            header: box('.site-header'),
            mark: box('.site-header .mark'),
            name: box('.site-header .company-name'),
            call,
            inHeading: box('h1 .company-name'),
          };
        });
        expect(seen.sideways).toBeLessThanOrEqual(0);
        expect(seen.mark.width).toBeGreaterThanOrEqual(24);
        expect(seen.header.height).toBeLessThanOrEqual(72);
        expect(seen.call.top).toBeLessThan(seen.header.top + 24);
        expect(seen.name.right).toBeLessThanOrEqual(seen.call.left);
        if (seen.inHeading) expect(seen.inHeading.right).toBeLessThanOrEqual(width);
      }
    },
  );
});
