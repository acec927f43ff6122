import { describe, expect, test } from 'vitest';
import { everyFact } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { placesIn } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const guide = 'understanding-towing-services';
const highway = 'what-to-do-car-breaks-down-highway';

/** What is left out, the paths that are gone with it, and the words. */
const cases: [leaveOut: string[], gone: RegExp, words: RegExp][] = [
  [['fleets'], /fleets\//, /fleets? (?:towing|page)|run a fleet|flotilla/i],
  [['blog'], /blog\/|feed/, /\bBlog\b|(?:our highway|in our|on our) guide|highway guide|guía/],
  [[guide], new RegExp(guide), /Understanding Towing|guide to towing|en la guía\b(?! para)/],
  [[highway], new RegExp(highway), /highway guide|guía para la autopista/],
  [['motorcycles'], /motorcycle-towing/, /motorcycle|\byour bike\b|\bmotos?\b/i],
  [['fleets', guide, highway, 'blog', 'motorcycles'], /fleets\/|blog\/|feed/, /\bBlog\b|flotilla/],
];

/** The specification’s question about motorcycles stays. Its answer is then no. */
const withoutQuestion = (html: string) =>
  html.replace(/(?:Do you tow motorcycles|¿Llevan motos)\?(?:<[^>]+>)*No, /g, '');

/** Parts that may have such words: scripts other than structured data, and the list of sources. */
const unread =
  /<script(?! type="application\/ld)[\s\S]*?<\/script>|<aside class="strip strip--sources"[\s\S]*?<\/aside>/g;

describe.each(cases)('without %s', async (leaveOut, gone, words) => {
  const { pages, files, errors, warnings } = await renderSite(businessWith({ ...everyFact, leaveOut }));

  test('the site has no dead link, no empty heading, and no page that nothing links to', () => {
    expect([...errors, ...warnings]).toEqual([]);
  });

  test('no page, menu, card, feed or sitemap links to it, and no page mentions it', () => {
    expect([...pages.keys(), ...files.keys()].filter((path) => gone.test(path))).toEqual([]);
    for (const [path, html] of [...pages, ...files]) {
      const read = withoutQuestion(html.replace(unread, ''));
      expect(placesIn(read, gone), path).toEqual([]);
      expect(placesIn(read, words), path).toEqual([]);
    }
  });
});
