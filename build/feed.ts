import { Feed } from 'feed';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Listing, SiteMeta } from './route.ts';

const most = 20;

/**
 * An Atom feed (RFC 4287) of the newest entries, each with its full text.
 * @param pages the listed ones of the site, in any order; those without an entry are passed over
 */
export function atomFeed(site: SiteMeta, pages: readonly Listing[]): string {
  const entries = pages.flatMap(({ path, entry }) => (entry ? [{ path, ...entry }] : []));
  const newest = entries.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, most);
  const feed = new Feed({
    id: site.url,
    link: site.url,
    title: site.name,
    feedLinks: { atom: `${site.url}feed.xml` },
    author: { name: site.name, link: site.url },
    updated: new Date(newest[0]?.published ?? 0),
    generator: false,
  });
  for (const { path, title, summary, published, content } of newest) {
    const link = site.url + path.slice(1);
    feed.addItem({
      id: link,
      link,
      title: html(title),
      description: html(summary),
      content: absoluteLinks(html(content), link),
      date: new Date(published),
      published: new Date(published),
    });
  }
  return feed.atom1();
}

/** The library marks titles and texts as HTML, so plain text has to become that too. */
const html = (content: string | ReactElement) => renderToStaticMarkup(content);

/** A feed reader shows the text far from its page, so every link says its whole address. */
const absoluteLinks = (content: string, page: string) =>
  content.replace(/ (href|src)="([^"]*)"/g, (_, name: string, to: string) => ` ${name}="${new URL(to, page).href}"`);
