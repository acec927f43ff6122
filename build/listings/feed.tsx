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
    const address = url + home.slice(1);
    const tree = (
      <atom:feed xmlns="http://www.w3.org/2005/Atom">
        <atom:id>{address}</atom:id>
        <atom:title>{name}</atom:title>
        <atom:updated>{date(items[0]?.published ?? 0)}</atom:updated>
        <atom:author>
          <atom:name>{name}</atom:name>
          <atom:uri>{url}</atom:uri>
        </atom:author>
        <atom:link rel="alternate" href={address} />
        <atom:link rel="self" href={`${address}feed.xml`} />
        {items.map((item) => entryAt(url + item.path.slice(1), item))}
      </atom:feed>
    );
    // React moves HTML's <title> and <link> to the front, so Atom's have a prefix until they are text.
    return `<?xml version="1.0" encoding="UTF-8"?>${renderToStaticMarkup(tree).replace(/(<\/?)atom:/g, '$1')}`;
  }
}

/** Titles and texts are marked as HTML, so plain text becomes that too. */
const entryAt = (address: string, { published, entry: { title, summary, content } }: Item) => (
  <atom:entry key={address}>
    <atom:title type="html">{html(title)}</atom:title>
    <atom:id>{address}</atom:id>
    <atom:link href={address} />
    <atom:updated>{date(published)}</atom:updated>
    <atom:summary type="html">{html(summary)}</atom:summary>
    <atom:content type="html">{absoluteLinks(html(content), address)}</atom:content>
    <atom:published>{date(published)}</atom:published>
  </atom:entry>
);

/** RFC 3339, in the one form in which readers compare dates as texts. */
const date = (moment: string | number) => new Date(moment).toISOString();

const html = (content: string | ReactElement) => renderToStaticMarkup(content);

/** A feed reader shows the text far from its page, so every link says its whole address. */
const absoluteLinks = (content: string, page: string) =>
  content.replace(
    / (href|src|srcSet)="([^"]*)"/g,
    (_, name: string, to: string) => ` ${name}="${new URL(to, page).href}"`,
  );

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'atom:feed': { xmlns: string; children: ReactNode };
      'atom:entry': { key: string; children: ReactNode };
      'atom:author': { children: ReactNode };
      'atom:link': { rel?: 'alternate' | 'self'; href: string };
      'atom:title': AtomText;
      'atom:summary': AtomText;
      'atom:content': AtomText;
      'atom:id': AtomText;
      'atom:updated': AtomText;
      'atom:published': AtomText;
      'atom:name': AtomText;
      'atom:uri': AtomText;
    }
    interface AtomText {
      type?: 'html';
      children: string;
    }
  }
}
