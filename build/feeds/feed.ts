import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRoute, SiteMeta } from '../route.ts';
import { xml } from './xml.ts';

const maxEntries = 20;

/**
 * An Atom feed (RFC 4287) of the newest entries with their full text. Titles and texts have the type "html", so they are
 * escaped twice: as HTML and as XML.
 * @param home the home page of the feed's language, as a path from the site's root
 * @param pages those of the language
 */
export function atomFeed({ url, name }: SiteMeta, home: string, pages: readonly PageRoute[]): string {
  const entries = pages
    .flatMap(({ path, meta: { published, updated = published, entry } }) =>
      published && updated && entry ? { address: url + path.slice(1), published, updated, ...entry } : [],
    )
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, maxEntries);
  const changes = entries.map(({ updated }) => updated).sort();
  const homeUrl = url + home.slice(1);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <id>${homeUrl}</id>
      <title>${name}</title>
      <updated>${date(changes.at(-1) ?? 0)}</updated>
      <author><name>${name}</name><uri>${url}</uri></author>
      <link rel="alternate" href="${homeUrl}"/>
      <link rel="self" href="${homeUrl}feed.xml"/>
      ${entries.map(
        ({ address, published, updated, title, summary, content }) => xml`<entry>
          <title type="html">${html(title)}</title>
          <id>${address}</id>
          <link href="${address}"/>
          <updated>${date(updated)}</updated>
          <summary type="html">${html(summary)}</summary>
          <content type="html">${withAbsoluteLinks(html(content), address)}</content>
          <published>${date(published)}</published>
        </entry>`,
      )}
    </feed>`.xml;
}

/** RFC 3339, always in UTC, so that dates can be compared as texts. */
const date = (moment: string | number) => new Date(moment).toISOString();

const html = (content: string | ReactElement) => renderToStaticMarkup(content);

/** Makes links absolute: a feed reader shows the text away from its page. */
const withAbsoluteLinks = (content: string, page: string) =>
  content.replace(
    / (href|src|srcSet)="([^"]*)"/g,
    // In a `srcset`, only the addresses, not the widths.
    (_, name: string, to: string) =>
      ` ${name}="${to.replace(/^\S*$|\S+(?= \d+w)/g, (address) => new URL(address, page).href)}"`,
  );
