import { describe, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';
import { sideways, tooHigh } from './in-page.ts';
import { brokenWords, hangingDrawings, holesUnderPhotos } from './layout-faults.ts';

/** What has its place on every page: the sample's, with every fact that an owner may give, and with photos besides. */

const sites = { 'the sample': inject('site'), 'every fact': inject('fullSite'), photos: inject('photographedSite') };
const widths = [320, 360, 768, 960, 1024, 1280, 1920];
const whole = 'h1, h2, h3, .site-header .company-name, .proof dt';
/** How high a page of the sample's words may be on a phone, in px; Spanish says the same in more letters. */
const heights: [RegExp, number][] = [
  [/^\/$/, 4340],
  [/^\/(?:services\/|contact\/$)/, 4600],
  [/^\/blog\/./, 9500],
  [/./, 4400],
];
const highest = (path: string) =>
  (heights.find(([pages]) => pages.test(path.replace(/^\/es\//, '/')))?.[1] ?? 0) * (path.startsWith('/es/') ? 1.1 : 1);
/** What an owner's prices, proof and contacts may add. */
const added = { 'the sample': [0, 0], 'every fact': [600, 24], photos: [Infinity, Infinity] } as const;

describe.each(Object.entries(sites))('with %s', (facts, folder) => {
  const [ofPage, ofFooter] = added[facts as keyof typeof added];
  const browser = useBrowser(folder);
  test.each(pathsIn(folder))(
    'no heading of %s breaks a word, no drawing hangs out of its section, nothing scrolls sideways, and it is short on a phone',
    async (path) => {
      const page = await browser.visit(path, 320, 800);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page.evaluate(brokenWords, whole);
        const others = [
          ...(await page.evaluate(sideways)),
          ...(await page.evaluate(hangingDrawings)),
          ...(await page.evaluate(holesUnderPhotos)),
          ...(width === 360 && inject('isSample')
            ? await page.evaluate(tooHigh, { html: highest(path) + ofPage, footer: 700 + ofFooter })
            : []),
        ];
        found.push(...[...broken.map((word) => `“${word}” breaks`), ...others].map((each) => `${width} px: ${each}`));
      }
      expect(found).toEqual([]);
    },
  );
});
