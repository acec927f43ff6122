import { describe, expect, test } from 'vitest';
import { business, businessWith, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

function headOf(html: string) {
  const document = documentOf(html);
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
  return { document, content };
}

describe.each(pagesOf(business).map((page) => [nameOf(page), page] as const))('the head of %s', (_, page) => {
  const { document, content } = headOf(htmlOf(page));

  test('says the same to chat apps as to search engines', () => {
    expect(content('meta[property="og:title"]')).toBe(document.title);
    expect(content('meta[name="twitter:title"]')).toBe(document.title);
    expect(content('meta[property="og:description"]')).toBe(content('meta[name=description]'));
    expect(content('meta[property="og:image"]')).toBe('https://www.example.com/assets/share.png');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:height"]')).toBe('630');
    expect(content('meta[property="og:image:alt"]')).toContain(business.name);
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('names the canonical address, or keeps search engines out', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (page.meta.listed) expect(canonical).toBe(`https://www.example.com${page.path}`);
    else expect(content('meta[name=robots]')).toBe('noindex');
  });

  test('holds everything before the body, and one graph', () => {
    expect(document.body.querySelectorAll('title, meta, link').length).toBe(0);
    expect(document.head.querySelectorAll('script[type="application/ld+json"]').length).toBe(1);
  });
});

test('no two pages share a title or a description', () => {
  const pages = pagesOf(business);
  expect(new Set(pages.map(({ meta }) => meta.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta.description)).size).toBe(pages.length);
});

test('the titles of the longest names that the facts allow still fit', () => {
  const facts = businessWith({ name: 'N'.repeat(40), township: 'T'.repeat(30) });
  for (const { path, meta } of pagesOf(facts)) {
    expect(`${path} ${meta.title.length <= 60} ${meta.description.length <= 160}`).toBe(`${path} true true`);
  }
});
