import { Feed } from 'feed';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, PageRoute, SiteMeta } from '../route.ts';

const most = 20;

interface Item {
  path: string;
  published: string;
  entry: Entry;
}

/** An Atom feed (RFC 4287) a language: its newest entries, each with its full text. */
export class AtomFeeds {
  readonly #site: SiteMeta;
  /** By the home page of the language. */
  readonly #newest = new Map<string, Item[]>();

  constructor(site: SiteMeta) {
    this.#site = site;
  }

  /** Takes up a page, in any order; what is not among the newest entries is let go. */
  add({ path, home, meta: { published, entry } }: PageRoute): void {
    const items = this.#newest.get(home) ?? [];
    if (published && entry) items.push({ path, published, entry });
    this.#newest.set(home, items.sort((a, b) => b.published.localeCompare(a.published)).slice(0, most));
  }

  /** The feeds: path and XML. */
  files(): { path: string; body: string }[] {
    return [...this.#newest].map(([home, items]) => ({ path: `${home}feed.xml`, body: this.#feed(home, items) }));
  }

  #feed(home: string, items: readonly Item[]): string {
    const { url, name } = this.#site;
    const link = url + home.slice(1);
    const feed = new Feed({
      id: link,
      link,
      title: name,
      feedLinks: { atom: `${link}feed.xml` },
      author: { name, link },
      updated: new Date(items[0]?.published ?? 0),
      generator: false,
    });
    for (const { path, published, entry } of items) {
      const page = url + path.slice(1);
      feed.addItem({
        id: page,
        link: page,
        title: html(entry.title),
        description: html(entry.summary),
        content: absoluteLinks(html(entry.content), page),
        date: new Date(published),
        published: new Date(published),
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
