import { describe, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { highest, useBrowser } from './browser.ts';

/** What has its place on every page: the sample's, and with photos and every fact that an owner may give. */

const widths = [320, 360, 768, 960, 1024, 1280, 1920];
/** The px between a label and the edge of its drawing; Spanish has longer ones. */
const labelsFromEdge = (path: string) => (path.startsWith('/es/') ? 6 : 11);

describe.each([
  ['the sample', `${inject('sites')}/site`],
  ['photos', `${inject('sites')}/photographed-site`],
])('with %s', (facts, folder) => {
  const isSample = facts === 'the sample' && inject('isSample');
  const browser = useBrowser(folder);
  test.each(pathsIn(folder))(
    'no heading of %s breaks a word, nothing scrolls sideways, every label stands in its drawing, and it is short on a phone',
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
            most: isSample && width === 360 ? { html: highest(path), footer: 700 } : {},
          },
        );
        found.push(...problems.map((problem) => `${width} px: ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );
});
