import { expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';

const pages = new Map(site.pages().map((page) => [page.path, page]));
/** The pages that a page's links lead to, itself left out. */
const targets = (path: string) =>
  [...(pages.get(path)?.document.querySelectorAll('a[href]') ?? [])]
    .map((link) => new URL(link.getAttribute('href') ?? '', site.address(path)).href.replace(/[#?].*/, ''))
    .filter((href) => href.startsWith(site.business.url))
    .map((href) => `/${href.slice(site.business.url.length)}`);

test('every page can be reached from home with at most two clicks', () => {
  const reached = targets('/').flatMap((path) => [path, ...targets(path)]);
  expect([...pages.keys()].filter((path) => !path.endsWith('/404.html') && !reached.includes(path))).toEqual([]);
});

test.each([...pages.values()])('$path has no two links with the same words that lead to different places', (page) => {
  const places = new Map<string, Set<string>>();
  for (const link of page.document.querySelectorAll('a[href]')) {
    const words = link.getAttribute('aria-label') ?? textOf(link);
    places.set(words, (places.get(words) ?? new Set()).add(link.getAttribute('href') ?? ''));
  }
  expect(places.size, `links of ${page.path}`).toBeGreaterThan(10);
  expect([...places].filter(([, to]) => to.size > 1).map(([words]) => words)).toEqual([]);
});
