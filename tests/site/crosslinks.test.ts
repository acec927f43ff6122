import { describe, expect, test } from 'vitest';
import { servicePath } from '../../site/navigation.ts';
import { type BuiltPage, sites, textOf } from '../setup/built.ts';
import { services } from '../setup/pages.ts';

describe.each(sites)('on %s', (_, site) => {
  const pages = site.pages();
  const listed = pages.filter(({ path }) => path !== '/404.html');
  /** The pages that a page's links lead to, itself left out. */
  const targets = ({ document, path }: BuiltPage, within = '') =>
    new Set(
      [...document.querySelectorAll(`${within} a[href]`)]
        .map((link) => new URL(link.getAttribute('href') ?? '', site.address(path)))
        .filter(({ href }) => href.startsWith(site.business.url))
        .map(({ origin, pathname }) => `/${(origin + pathname).slice(site.business.url.length)}`)
        .filter((target) => target !== path),
    );

  test('every page can be reached from home with at most two clicks', () => {
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const home = byPath.get('/');
    if (!home) throw new Error('There is no home page.');
    const first = targets(home);
    const second = [...first].flatMap((path) => [...(byPath.has(path) ? targets(byPath.get(path) as BuiltPage) : [])]);
    const reached = new Set(['/', ...first, ...second]);
    expect(listed.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  test('a service page leads to its three related services and to no other by a card', () => {
    for (const service of services) {
      const page = pages.find(({ path }) => path === servicePath(service.slug));
      const cards = [...(page?.document.querySelectorAll('.cards > li') ?? [])];
      expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(
        service.related.map((slug) => services.find((other) => other.slug === slug)?.name),
      );
      expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
        service.related.map((slug) => new URL(site.address(servicePath(slug))).pathname),
      );
    }
  });

  describe.each(pages)('$path', ({ document }) => {
    test('has no two links with the same words that lead to different places, and none without words', () => {
      const places = new Map<string, Set<string>>();
      for (const link of document.querySelectorAll('a[href]')) {
        const words = link.getAttribute('aria-label') ?? textOf(link);
        places.set(words, (places.get(words) ?? new Set()).add(link.getAttribute('href') ?? ''));
      }
      expect(places.size).toBeGreaterThan(10);
      expect(places.has('')).toBe(false);
      expect([...places].filter(([, to]) => to.size > 1).map(([words]) => words)).toEqual([]);
    });

    test('has one h1, first of its headings, and skips no level', () => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1).length).toBe(1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped).toEqual([]);
    });
  });
});
