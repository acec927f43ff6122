import { fileAt } from '../route.ts';

/** The files of the written site; a path starts at the site's root (`/about/index.html`). */
export interface WrittenSite {
  has(path: string): boolean;
  /** A file's text. */
  read(path: string): string;
}

/** Every URL in the pages, kept once, with the first page that has it. */
export class Links {
  readonly #site: URL;
  readonly #seen = new Map<string, string>();

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /** Notes a URL as it stands in the HTML of a page. */
  note(link: string, page: string): void {
    const isFromRoot = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link);
    const whole = isFromRoot ? link : (this.#resolve(link, page)?.href ?? link);
    if (!this.#seen.has(whole)) this.#seen.set(whole, page);
  }

  /** A sentence for each link that leads nowhere. */
  faults(site: WrittenSite): string[] {
    return [...this.#seen].flatMap(([link, page]) => this.#faultsOf(link.replaceAll('&amp;', '&'), page, site));
  }

  #resolve(link: string, page: string): URL | undefined {
    const from = this.#site.href + page.slice(1);
    return URL.canParse(link, from) ? new URL(link, from) : undefined;
  }

  #faultsOf(link: string, page: string, site: WrittenSite): string[] {
    const url = this.#resolve(link, page);
    if (!url) return [`Broken address "${link}" on ${page}.`];
    if (url.origin !== this.#site.origin) return [];
    const base = this.#site.pathname;
    if (!url.pathname.startsWith(base)) {
      // An address with its host may be that of another site on it.
      return link.startsWith('/') ? [`Link "${link}" on ${page} leaves the site, which stands under ${base}.`] : [];
    }
    const path = decoded(url.pathname.slice(base.length - 1));
    const file = fileAt(path);
    if (!site.has(file)) return [`Dead link "${link}" on ${page}: the site has no such page or file.`];
    const id = decoded(url.hash.slice(1));
    if (!id || site.read(file).includes(` id="${id}"`)) return [];
    return [`Dead fragment "${link}" on ${page}: ${path} has nothing with this id.`];
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
