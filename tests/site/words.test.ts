import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { business, htmlOf, nameOf, pagesOf, posts } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { placesIn, readings } from '../setup/reading.ts';

const documents = pagesOf(business).map((page) => ({ name: nameOf(page), page, document: documentOf(htmlOf(page)) }));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const named = (name: string) => {
  const found = documents.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found.document;
};

describe('words', () => {
  test.each(posts)('the read time of "$title" is its words by 230', ({ slug, minutes }) => {
    const document = named(`blog-${slug}`);
    const parts = ['h1', '.article > .lead'].map((part) => textOf(document.querySelector(part)));
    const sections = [...document.querySelectorAll('.who-to-call__answer, .article > section')].map(textOf);
    expect(minutes).toBe(Math.round(words([...parts, ...sections].join(' ')) / 230));
    expect(textOf(document.querySelector('.post-facts'))).toContain(`${minutes} min read`);
  });

  test('no two pages have a paragraph in common, call bands and the shared frame apart', () => {
    const shared =
      '.who-to-call, [hidden], .numbers-in-line, .call-card, .cards, nav, .service-list, .outbound-links, .area-map, .posts, .sources, .yard-card';
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, document } of documents) {
      for (const block of document.querySelectorAll('main p, main li')) {
        const text = textOf(block);
        if (block.closest(shared) || words(text) < 6) continue;
        if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${name})`);
        seen.set(text, name);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(twice).toEqual([]);
  });

  test('every figure of the specification stands where a visitor looks for it', () => {
    const shown: readonly (readonly [string, ...string[]])[] = [
      ['home', '24/7', '30 minutes or less', 'Visa, MasterCard, American Express', 'payment plans'],
      ['contact', '24 hours a day, 365 days a year', '07731'],
      ['services-heavy-duty-towing', '75,000 pounds'],
      ['services-flatbed-towing', '10,000 lb'],
      ['services-long-distance-towing', '500 miles'],
    ];
    for (const [name, ...figures] of shown)
      for (const figure of figures) expect(textOf(named(name).querySelector('main')), name).toContain(figure);
    for (const { document } of documents) expect(textOf(document.querySelector('footer'))).toContain('© 2024');
  });

  test('figures, numbers to dial and the town are named by the facts, never typed', () => {
    const typed =
      /#95|#GSP|#477|(?<!-)\b711\b|\b30 minutes|75,000|10,000 pounds|500 miles|Howell|\(732\)|over a decade/;
    // What holds in one state, or one township of it, is said in that state's file.
    const files = readdirSync('site/content/en', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:md|ts)$/.test(file) && !file.startsWith('states/'),
    );
    const found = files.flatMap((file) =>
      placesIn(readFileSync(join('site/content/en', file), 'utf8'), typed).map((place) => `${file}: ${place}`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});

describe('in danger', () => {
  const [parkwayNumber, turnpikeNumber] = ['#GSP (#477)', '#95'];

  test('wherever one toll road’s number stands, the other’s does, and neither is a link', () => {
    const pages = readings.filter(({ text }) => text.includes(parkwayNumber) || text.includes(turnpikeNumber));
    expect(pages.length).toBeGreaterThan(0);
    for (const { name, document, text } of pages) {
      expect(`${name} ${text.includes(parkwayNumber) && text.includes(turnpikeNumber)}`).toBe(`${name} true`);
      const links = [...document.querySelectorAll('a')].filter(
        (link) => /#(?:95|GSP|477)/.test(textOf(link)) || /^tel:.*[#*%]/.test(link.getAttribute('href') ?? ''),
      );
      expect(links.map(textOf)).toEqual([]);
    }
  });

  test.each(['home', 'contact', 'services-emergency-towing-service', 'blog-what-to-do-car-breaks-down-highway'])(
    '%s sends to 911 before the toll roads’ own numbers, and dials it',
    (name) => {
      const main = named(name).querySelector('main');
      const text = textOf(main);
      expect(main?.querySelector('a[href="tel:911"]')).not.toBeNull();
      const [emergency, tollRoad] = [text.indexOf('911'), text.indexOf(parkwayNumber)];
      expect(emergency).toBeGreaterThanOrEqual(0);
      if (tollRoad >= 0) expect(emergency).toBeLessThan(tollRoad);
    },
  );

  test('no block that sends to 911 names the toll roads’ numbers', () => {
    const blocks = documents.flatMap(({ document }) => [...document.querySelectorAll('main :is(.callout, p, li)')]);
    const advice = blocks.filter(
      (block) => block.querySelector('a[href="tel:911"]') && !block.querySelector('.callout'),
    );
    expect(advice.length).toBeGreaterThan(5);
    expect(advice.map(textOf).filter((text) => /#95|#GSP/.test(text))).toEqual([]);
  });
});

test('no price stands on any page of a company that gives no rates', () => {
  const ours = /\b(?:we|us|our|ours)\b[^.]*\$\d|\$\d[^.]*\b(?:we|us|our|ours)\b/;
  for (const { name, text } of readings) expect({ name, found: placesIn(text, ours) }).toEqual({ name, found: [] });
});
