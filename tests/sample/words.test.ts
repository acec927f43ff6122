import { describe, expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';

const pages = site.pages.filter(({ path }) => !path.startsWith('/es/'));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('no two pages have a paragraph in common, apart from shared parts', () => {
  const shared =
    '.who-to-call, .paper--callout:has(+ .who-to-call), .page-head .paper--callout, [hidden], .call__list, .card, nav, .map--drawn, .strip--sources, .rows--terms';
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { path, document } of pages) {
    for (const block of document.querySelectorAll('main :is(p, li:not(:has(p)))')) {
      const text = textOf(block);
      if (block.closest(shared) || words(text) < 6) continue;
      if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${path})`);
      seen.set(text, path);
    }
  }
  expect(seen.size, 'paragraphs').toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

describe('in danger', () => {
  const parkwayNumber = '#GSP (#477)';

  test.each(['/', '/contact/', '/services/emergency-towing-service/', '/blog/what-to-do-car-breaks-down-highway/'])(
    '%s sends to 911 before the toll roads’ own numbers, and dials it',
    (wanted) => {
      const main = pages.find(({ path }) => path === wanted)?.document.querySelector('main');
      const text = textOf(main);
      expect(main?.querySelector('a[href="tel:911"]')).not.toBeNull();
      const [emergency, tollRoad] = [text.indexOf('911'), text.indexOf(parkwayNumber)];
      expect(emergency, `where ${wanted} says 911`).toBeGreaterThanOrEqual(0);
      if (tollRoad >= 0) expect(emergency, `where ${wanted} says 911`).toBeLessThan(tollRoad);
    },
  );

  test('whoever is told to stay in is told so in the same words, with seat belts', () => {
    // In texts and in alt texts.
    const told = pages.flatMap(({ html }) => {
      const plain = html.replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '');
      return plain.match(/[^.?<>"]*\bstay in(?:,| with)[^.?<>"]*/gi) ?? [];
    });
    expect(told.length, 'sentences that say to stay in').toBeGreaterThan(4);
    const words = /stay in with your seat belts and hazard lights on/i;
    expect(told.filter((sentence) => !words.test(sentence))).toEqual([]);
  });
});
