import { expect, test } from 'vitest';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

test('no two pages have the same picture at their head', () => {
  const pages = new Map<string, string[]>();
  for (const page of pagesOf(business))
    for (const image of documentOf(htmlOf(page)).querySelectorAll('.page-head img:not([alt=""])')) {
      const source = image.getAttribute('src') ?? '';
      pages.set(source, [...(pages.get(source) ?? []), page.path]);
    }
  expect(pages.size).toBeGreaterThan(5);
  expect([...pages].filter(([, { length }]) => length > 1)).toEqual([]);
});
