import type { PageRoute, SiteMeta } from '../route.ts';
import { atomFeed } from './feed.ts';
import { hostHeaders } from './host-headers.ts';
import { sitemap } from './sitemap.ts';

/** The files that machines read: the sitemap, a feed for each language that has one, and those for crawlers and hosts. */
export function listings(site: SiteMeta, pages: readonly PageRoute[]): { path: string; body: string }[] {
  const listed = pages.filter(({ meta }) => meta.listed);
  const homes = [...new Set(listed.filter(({ hasFeed }) => hasFeed).map(({ home }) => home))];
  const inLanguage = (home: string) => listed.filter((page) => page.home === home);
  return [
    { path: '/sitemap.xml', body: sitemap(site.url, listed) },
    // RFC 9309.
    { path: '/robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${site.url}sitemap.xml\n` },
    { path: '/_headers', body: hostHeaders(new URL(site.url).pathname, listed) },
    ...homes.map((home) => ({ path: `${home}feed.xml`, body: atomFeed(site, home, inLanguage(home)) })),
  ];
}
