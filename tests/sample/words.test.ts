import { describe, expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { business, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { readings } from '../setup/reading.ts';

const documents = pagesOf(business).map((page) => ({ name: nameOf(page), page, document: documentOf(htmlOf(page)) }));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const named = (name: string) => {
  const found = documents.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found.document;
};

describe('words', () => {
  test('no two pages have a paragraph in common, call bands and the shared frame apart', () => {
    const shared =
      '.who-to-call, [hidden], .numbers-in-line, .call-card, .cards--upright, .cards--across, nav, .links--columns, .links--outbound, .map--drawn, .card__post, .strip--sources, .rows--terms';
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, document } of documents) {
      for (const block of document.querySelectorAll('main p, main li:not(:has(p))')) {
        const text = textOf(block);
        if (block.closest(shared) || words(text) < 6) continue;
        if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${name})`);
        seen.set(text, name);
      }
    }
    expect(seen.size, 'paragraphs').toBeGreaterThan(100);
    expect(twice).toEqual([]);
  });
});

test.each([
  ['/', /Over 69 million cars break down in the United States each year\.\d/],
  ['/es/', /Más de 69 millones de carros se descomponen al año en Estados Unidos\.\d/],
])('%s says how many cars break down, and the source of the number', (path, words) => {
  const { document } = site.pages().find((page) => page.path === path) ?? {};
  const sentence = [...(document?.querySelectorAll('main p') ?? [])].find((paragraph) => words.test(textOf(paragraph)));
  const mark = sentence?.querySelector('.strip__mark')?.getAttribute('href') ?? '#';
  expect(document?.getElementById(mark.slice(1))?.querySelector('a')?.href).toContain('//blog.agero.com/');
});

describe('in danger', () => {
  const [parkwayNumber, turnpikeNumber] = ['#GSP (#477)', '#95'];

  test('wherever one toll road’s number stands, the other’s does', () => {
    const pages = readings.filter(({ text }) => text.includes(parkwayNumber) || text.includes(turnpikeNumber));
    expect(pages.length, 'pages with such a number').toBeGreaterThan(0);
    const halves = pages.filter(({ text }) => !text.includes(parkwayNumber) || !text.includes(turnpikeNumber));
    expect(halves.map(({ name }) => `${name} has one of the two numbers`)).toEqual([]);
  });

  test.each(['home', 'contact', 'services-emergency-towing-service', 'blog-what-to-do-car-breaks-down-highway'])(
    '%s sends to 911 before the toll roads’ own numbers, and dials it',
    (name) => {
      const main = named(name).querySelector('main');
      const text = textOf(main);
      expect(main?.querySelector('a[href="tel:911"]')).not.toBeNull();
      const [emergency, tollRoad] = [text.indexOf('911'), text.indexOf(parkwayNumber)];
      expect(emergency, `where ${name} says 911`).toBeGreaterThanOrEqual(0);
      if (tollRoad >= 0) expect(emergency, `where ${name} says 911`).toBeLessThan(tollRoad);
    },
  );

  test('whoever is asked to stay in is asked so in the same words, with a seat belt', () => {
    const told = readings.flatMap(({ text }) => text.match(/[^.?]*\bstay in(?:,| with)[^.?]*/gi) ?? []);
    expect(told.length, 'sentences that say to stay in').toBeGreaterThan(4);
    const words = /stay in with your seat belts and hazard lights on/i;
    expect(told.filter((sentence) => !words.test(sentence))).toEqual([]);
  });
});
