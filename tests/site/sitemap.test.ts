import { describe, expect, test } from 'vitest';
import { sites } from '../setup/built.ts';
import { business, pagesOf, posts } from '../setup/pages.ts';
import { childrenOf, parseXml, textIn } from '../setup/xml.ts';

describe.each(sites)('the sitemap of %s', (_, site) => {
  const root = parseXml(site.read('/sitemap.xml')).documentElement;
  const urls = childrenOf(root, 'url');
  const places = urls.map((url) => textIn(url, 'loc') ?? '');

  test('is one of the sitemap protocol', () => {
    expect([root?.localName, root?.namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    const names = new Set(urls.flatMap((url) => [...url.childNodes].map(({ nodeName }) => nodeName)));
    expect([...names].sort()).toEqual(['lastmod', 'loc']);
  });

  test('lists the canonical address of every page, home first, and nothing else', () => {
    const canonical = site
      .pages()
      .map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
      .filter((address) => address !== undefined);
    expect(canonical.length).toBe(pagesOf(business).filter(({ meta }) => meta.listed).length);
    expect(places.toSorted()).toEqual(canonical.toSorted());
    expect(places[0]).toBe(site.business.url);
    for (const place of places) expect(site.fileAt(place)).toMatch(/index\.html$/);
  });

  test('dates the posts by the days of their last changes, and no other page', () => {
    const dated = urls.map((url) => [textIn(url, 'loc'), textIn(url, 'lastmod')]).filter(([, date]) => date);
    expect(dated).toEqual(posts.map(({ slug, updated }) => [site.address(`/blog/${slug}/`), updated]));
  });

  test('is named in robots.txt, which lets every crawler in', () => {
    expect(site.read('/robots.txt').split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${site.address('/sitemap.xml')}`,
      '',
    ]);
  });

  test('leaves out the page that search engines may not list', () => {
    const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
    for (const { path, html } of site.pages()) {
      expect(robots(html)).toBe(path === '/404.html' ? 'noindex' : 'max-image-preview:large');
    }
  });
});
