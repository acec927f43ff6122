import { Feed } from 'feed';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, SiteMeta } from '../route.ts';

const most = 20;

/** An Atom feed (RFC 4287) of the newest entries, each with its full text. */
export class AtomFeed {
  readonly #site: SiteMeta;
  #newest: { path: string; entry: Entry }[] = [];

  constructor(site: SiteMeta) {
    this.#site = site;
  }

  /** Takes up a page's entry, in any order; what is not among the newest is let go. */
  add(path: string, entry: Entry): void {
    const day = (other: Entry) => Date.parse(other.published);
    const newestFirst = [...this.#newest, { path, entry }].sort((a, b) => day(b.entry) - day(a.entry));
    this.#newest = newestFirst.slice(0, most);
  }

  /** The XML. */
  text(): string {
    const { url, name } = this.#site;
    const feed = new Feed({
      id: url,
      link: url,
      title: name,
      feedLinks: { atom: `${url}feed.xml` },
      author: { name, link: url },
      updated: new Date(this.#newest[0]?.entry.published ?? 0),
      generator: false,
    });
    for (const { path, entry } of this.#newest) {
      const link = url + path.slice(1);
      feed.addItem({
        id: link,
        link,
        title: html(entry.title),
        description: html(entry.summary),
        content: absoluteLinks(html(entry.content), link),
        date: new Date(entry.published),
        published: new Date(entry.published),
      });
    }
    return feed.atom1();
  }
}

/** The library marks titles and texts as HTML, so plain text has to become that too. */
const html = (content: string | ReactElement) => renderToStaticMarkup(content);

/** A feed reader shows the text far from its page, so every link says its whole address. */
const absoluteLinks = (content: string, page: string) =>
  content.replace(/ (href|src)="([^"]*)"/g, (_, name: string, to: string) => ` ${name}="${new URL(to, page).href}"`);
