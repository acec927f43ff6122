import { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRoute, SiteMeta } from './route.ts';

const most = 20;

/**
 * An Atom feed (RFC 4287) of the newest entries, each with its full text.
 * @param pages all of the site, in any order; those without an entry are passed over
 */
export function atomFeed(site: SiteMeta, pages: readonly PageRoute[]): string {
  const entries = pages.flatMap(({ path, meta: { entry } }) => (entry ? [{ path, ...entry }] : []));
  const newest = entries.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, most);
  const feed = new Feed({
    id: site.url,
    link: site.url,
    title: site.name,
    language: site.language,
    feedLinks: { atom: `${site.url}feed.xml` },
    author: { name: site.name, link: site.url },
    updated: new Date(newest[0]?.published ?? 0),
    generator: site.name,
    copyright: site.name,
  });
  for (const { path, title, summary, published, content } of newest) {
    const link = site.url + path.slice(1);
    feed.addItem({
      id: link,
      link,
      title,
      description: summary,
      content: absoluteLinks(renderToStaticMarkup(content), link),
      date: new Date(published),
      published: new Date(published),
    });
  }
  return feed.atom1();
}

/** A feed reader shows the text far from its page, so every link says its whole address. */
const absoluteLinks = (html: string, page: string) =>
  html.replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${new URL(href, page).href}"`);
