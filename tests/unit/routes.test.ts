import { describe, expect, test } from 'vitest';
import { servicePath } from '../../site/navigation.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

describe('the route table', () => {
  const paths = pagesOf(business).map(({ path }) => path);

  test('has every page of the specification and 404.html, in its order', () => {
    const specified = [
      ...['/', '/about/', '/contact/', '/blog/'],
      ...['/blog/what-to-do-car-breaks-down-highway/', '/blog/understanding-towing-services/'],
      ...['emergency-towing-service', 'flatbed-towing', 'car-towing', 'heavy-duty-towing'].map(servicePath),
      ...['long-distance-towing', 'roadside-assistance', 'accident-recovery', 'junk-car-removal'].map(servicePath),
      ...['/towing-cost/', '/my-car-was-towed/', '/fleets/', '/404.html'],
    ];
    expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
  });

  test('has no page that nothing links to', () => {
    const linked = pagesOf(business).flatMap((page) =>
      [...documentOf(htmlOf(page)).querySelectorAll('main a')].flatMap((link) =>
        link.getAttribute('href')?.split('#')[0] === page.path ? [] : link.getAttribute('href')?.split('#')[0],
      ),
    );
    const orphans = paths.filter((path) => path !== '/404.html' && !linked.includes(path));
    expect(orphans.map((path) => `No text of another page links to ${path}. Link to it from one.`)).toEqual([]);
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
