import { describe, expect, test } from 'vitest';
import { business, htmlOf, nameOf, pagesOf, posts } from './setup/pages.ts';
import { parse } from './setup/parse.ts';

const documents = pagesOf(business).map((page) => {
  const document = parse(htmlOf(page));
  return { name: nameOf(page), page, document };
});
const textOf = (element: { textContent: string | null } | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const named = (name: string) => {
  const found = documents.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found.document;
};

describe('words', () => {
  test.each(posts)('the read time of "$title" is its words by 230', ({ slug, minutes }) => {
    const document = named(`blog-${slug}`);
    const parts = ['h1', '.do-now', '.article > .lead', ...[]].map((part) => textOf(document.querySelector(part)));
    const sections = [...document.querySelectorAll('.article > section')].map(textOf);
    const count = words([...parts, ...sections].join(' '));
    expect(minutes).toBe(Math.round(count / 230));
    expect(textOf(document.querySelector('.post-facts'))).toContain(`${minutes} min read`);
  });

  test('each service page has 350 words or more in its text', () => {
    for (const { name, document } of documents.filter((page) => page.name.startsWith('services-'))) {
      expect(`${name} ${words(textOf(document.querySelector('.prose'))) >= 350}`).toBe(`${name} true`);
    }
  });

  test('no two pages have a paragraph in common, call bands and the shared frame apart', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, document } of documents) {
      for (const block of document.querySelectorAll('main p, main li')) {
        if (block.closest('.call-band, .cards, nav, .service-list, .outbound-links, .area-map, .posts')) continue;
        const text = textOf(block);
        if (words(text) < 6) continue;
        if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${name})`);
        seen.set(text, name);
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    expect(twice).toEqual([]);
  });

  test('every figure of the specification stands where a visitor looks for it', () => {
    const shown: Record<string, readonly string[]> = {
      home: [
        '24/7',
        '30 minutes or less',
        '75,000 pounds',
        '500 miles',
        'over a decade',
        'over 69 million',
        'Visa, MasterCard, American Express',
        'payment plans',
      ],
      about: [
        '30 minutes or less',
        '75,000 pounds',
        '10,000 pounds',
        '500 miles',
        'over a decade',
        'icensed and insured',
        'certified',
      ],
      contact: ['24 hours a day, 365 days a year', '07731', ...business.towns.map(({ name }) => name)],
      'services-heavy-duty-towing': ['75,000 pounds'],
      'services-flatbed-towing': ['10,000 pounds'],
      'services-long-distance-towing': ['500 miles'],
      'services-junk-car-removal': ['about 80%'],
      'services-emergency-towing-service': ['30 minutes or less'],
      'blog-what-to-do-car-breaks-down-highway': ['over 69 million', '#95'],
    };
    for (const [name, figures] of Object.entries(shown)) {
      const text = textOf(named(name).querySelector('main'));
      for (const figure of figures)
        expect(`${name}: ${text.includes(figure) ? figure : 'missing'}`).toBe(`${name}: ${figure}`);
    }
    for (const { document } of documents) expect(textOf(document.querySelector('footer'))).toContain('© 2024');
  });

  test('the response time is always an average', () => {
    for (const { name, document } of documents) {
      for (const block of document.querySelectorAll('main p, main li, main dl > div')) {
        const text = textOf(block);
        if (text.includes('30 minutes')) expect(`${name}: ${text}`).toMatch(/average/);
      }
    }
  });
});
