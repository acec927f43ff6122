import type { Listing, PageRoute, SiteMeta } from '../route.ts';
import { AtomFeeds } from './feed.tsx';
import { hostHeaders } from './host-headers.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.tsx';

/** What machines read of all pages: the sitemap, the feeds, and what crawlers and hosts look for. */
export class Listings {
  readonly #url: string;
  readonly #feeds: AtomFeeds;
  readonly #pages: Listing[] = [];

  constructor(site: SiteMeta) {
    this.#url = site.url;
    this.#feeds = new AtomFeeds(site);
  }

  /** Takes up a page; one that may not be listed is passed over. */
  add(route: PageRoute): void {
    const { path, alternates, meta } = route;
    if (!meta.listed) return;
    this.#pages.push({ path, alternates, published: meta.published });
    this.#feeds.add(route);
  }

  /** The files: path and text. */
  files(): { path: string; body: string }[] {
    return [
      { path: '/sitemap.xml', body: sitemap(this.#url, this.#pages) },
      { path: '/robots.txt', body: robots(this.#url) },
      { path: '/_headers', body: hostHeaders(new URL(this.#url).pathname, this.#pages) },
      ...this.#feeds.files(),
    ];
  }
}
