import { languageLinks, type PageRoute, type SiteMeta } from '../route.ts';
import { atomFeed } from './feed.ts';
import { xml } from './xml.ts';

/** The sitemap, robots.txt, and a feed for each language that has one. */
export function feeds(site: SiteMeta, pages: readonly PageRoute[]): { path: string; body: string }[] {
  const listed = pages.filter(({ meta }) => meta.listed);
  const homes = [...new Set(listed.filter(({ hasFeed }) => hasFeed).map(({ home }) => home))];
  const inLanguage = (home: string) => listed.filter((page) => page.home === home);
  return [
    { path: '/sitemap.xml', body: sitemap(site.url, listed) },
    // RFC 9309.
    { path: '/robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${site.url}sitemap.xml\n` },
    ...homes.map((home) => ({ path: `${home}feed.xml`, body: atomFeed(site, home, inLanguage(home)) })),
  ];
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). Only a page with a date of its own gets a `lastmod`, only one
 * in several languages its alternates (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function sitemap(url: string, pages: readonly PageRoute[]): string {
  const absolute = (path: string) => url + path.slice(1);
  const links = (alternates: PageRoute['alternates']) =>
    languageLinks(alternates).map(
      ([language, path]) => xml`<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`,
    );
  return xml`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${pages.map(
        ({ path, alternates, meta: { published, updated = published } }) => xml`<url>
          <loc>${absolute(path)}</loc>
          ${updated ? xml`<lastmod>${updated.slice(0, 10)}</lastmod>` : ''}
          ${links(alternates)}
        </url>`,
      )}
    </urlset>`.xml;
}
