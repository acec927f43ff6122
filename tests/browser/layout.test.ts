import { describe, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';

const widths = [320, 360, 768, 960, 1024, 1280, 1920];
/** The most px that a page of the sample's words may take on a phone. Spanish needs more letters. */
const heights: [RegExp, number][] = [
  [/^\/blog\/./, 9500],
  // The road control is on the page about accidents, too.
  [/^\/(?:contact|my-car-was-towed|services\/accident-recovery)\//, 4500],
  [/./, 4000],
];
const highest = (path: string) =>
  (heights.find(([pages]) => pages.test(path.replace(/^\/es\//, '/')))?.[1] ?? 0) * (path.startsWith('/es/') ? 1.1 : 1);
/** The px between a label and the edge of its drawing; Spanish has longer ones. */
const labelsFromEdge = (path: string) => (path.startsWith('/es/') ? 6 : 11);

describe.each([
  ['the sample', `${inject('sites')}/site`],
  ['photos', `${inject('sites')}/photographed-site`],
])('with %s', (facts, folder) => {
  const isSample = facts === 'the sample' && inject('isSample');
  const browser = useBrowser(folder);
  test.each(pathsIn(folder))(
    'no heading on %s breaks a word, nothing scrolls sideways, every label is in its drawing, and the page is short on a phone',
    async (path) => {
      const page = await browser.visit(path, 320, 800);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const problems = await page.evaluate(
          ({ edge, most }) => [
            ...inPage.brokenWords('h1, h2, h3, .site-header .company-name, .proof dt'),
            ...inPage.sideways(),
            ...inPage.labelsAtEdges(edge),
            ...inPage.tooHigh(most),
          ],
          {
            edge: isSample ? labelsFromEdge(path) : -Infinity,
            most: isSample && width === 360 ? { html: highest(path), footer: 730 } : {},
          },
        );
        found.push(...problems.map((problem) => `${width} px: ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );
});
