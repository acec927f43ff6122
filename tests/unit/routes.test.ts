import { describe, expect, test } from 'vitest';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';

describe('the route table', () => {
  test('has every page of the specification and 404.html, in its order', () => {
    expect(pagesOf(business).map(({ path }) => path)).toEqual([
      '/',
      '/about/',
      '/contact/',
      '/blog/',
      '/blog/what-to-do-car-breaks-down-highway/',
      '/blog/understanding-towing-services/',
      '/services/emergency-towing-service/',
      '/services/flatbed-towing/',
      '/services/car-towing/',
      '/services/heavy-duty-towing/',
      '/services/long-distance-towing/',
      '/services/roadside-assistance/',
      '/services/accident-recovery/',
      '/services/junk-car-removal/',
      '/towing-cost/',
      '/my-car-was-towed/',
      '/fleets/',
      '/404.html',
    ]);
  });
});

describe('links', () => {
  const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href ?? '');

  test('to pages all carry the trailing slash', () => {
    for (const page of pagesOf(business)) {
      const internal = hrefs(htmlOf(page)).filter((href) => href.startsWith('/'));
      expect(internal.length).toBeGreaterThan(10);
      for (const href of internal) expect(href).toMatch(/\/(?:#[a-z-]+)?$|^\/contact\.vcf$/);
    }
  });

  test('stand under the path of the site’s address, and agree with the canonical one', () => {
    const facts = businessWith({ url: 'https://example.com/tow/' });
    for (const page of pagesOf(facts)) {
      const html = htmlOf(page, facts);
      const rooted = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
      expect(rooted.filter((href) => !href.startsWith('/tow/'))).toEqual([]);
      if (page.meta.listed) {
        expect(html).toContain(`<link rel="canonical" href="https://example.com/tow${page.path}"/>`);
        expect(html).toContain(`<meta property="og:url" content="https://example.com/tow${page.path}"/>`);
      }
    }
  });

  test('of the open page and of the section around it are marked', () => {
    const current = (path: string) => {
      const page = pagesOf(business).find((candidate) => candidate.path === path);
      if (!page) throw new Error(`There is no page ${path}.`);
      const header = htmlOf(page).split('</header>')[0] ?? '';
      return [...header.matchAll(/<(?:a|summary)\b[^>]*aria-current="(page|true)"[^>]*>([^<]+)/g)].map(
        ([, kind, name]) => [kind, name],
      );
    };
    expect(current('/')).toEqual([['page', 'Home']]);
    expect(current('/blog/')).toEqual([['page', 'Blog']]);
    expect(current('/blog/understanding-towing-services/')).toEqual([['true', 'Blog']]);
    expect(current('/services/car-towing/')).toEqual([
      ['true', 'Services'],
      ['page', 'Car Towing'],
    ]);
  });
});
