import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { business, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const mains = pagesOf(business).map((page) => ({
  name: nameOf(page),
  main: documentOf(htmlOf(page)).querySelector('main'),
}));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('no two pages have a paragraph in common, apart from shared parts', () => {
  const shared =
    '.who-to-call, [hidden], .call__list, .article__side, .card, .card--row, nav, .links--columns, .links__line, .map--drawn, .card__post, .strip--sources, .rows--terms';
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, main } of mains) {
    for (const block of main?.querySelectorAll('p, li:not(:has(p))') ?? []) {
      const text = textOf(block);
      if (block.closest(shared) || words(text) < 6) continue;
      if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${name})`);
      seen.set(text, name);
    }
  }
  expect(seen.size, 'paragraphs').toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

describe('in danger', () => {
  const parkwayNumber = '#GSP (#477)';

  test.each(['home', 'contact', 'services-emergency-towing-service', 'blog-what-to-do-car-breaks-down-highway'])(
    '%s sends to 911 before the toll roads’ own numbers, and dials it',
    (name) => {
      const main = mains.find((page) => page.name === name)?.main;
      const text = textOf(main);
      expect(main?.querySelector('a[href="tel:911"]')).not.toBeNull();
      const [emergency, tollRoad] = [text.indexOf('911'), text.indexOf(parkwayNumber)];
      expect(emergency, `where ${name} says 911`).toBeGreaterThanOrEqual(0);
      if (tollRoad >= 0) expect(emergency, `where ${name} says 911`).toBeLessThan(tollRoad);
    },
  );

  test('whoever is told to stay in is told so in the same words, with seat belts', () => {
    // In texts and in alt texts.
    const told = pagesOf(business).flatMap((page) => {
      const html = htmlOf(page).replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '');
      return html.match(/[^.?<>"]*\bstay in(?:,| with)[^.?<>"]*/gi) ?? [];
    });
    expect(told.length, 'sentences that say to stay in').toBeGreaterThan(4);
    const words = /stay in with your seat belts and hazard lights on/i;
    expect(told.filter((sentence) => !words.test(sentence))).toEqual([]);
  });
});
