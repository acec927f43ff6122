import { nearestName } from '../nearest-name.ts';
import { fileAt, type WrittenLink } from '../route.ts';

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
  /** Paths that a page other than their own links to. */
  readonly #linked = new Set<string>();
  readonly #pages: string[] = [];

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /** Notes that the site has a page. */
  notePage(path: string): void {
    this.#pages.push(path);
  }

  /** Notes a URL as it stands in the HTML of a page. */
  note(link: string, page: string): void {
    const isFromRoot = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link);
    const whole = isFromRoot ? link : (this.#resolve(link, page)?.href ?? link);
    if (!this.#seen.has(whole)) this.#seen.set(whole, page);
    const path = whole.replace(/#.*/, '');
    if (path !== this.#site.pathname + page.slice(1)) this.#linked.add(path);
  }

  /** Whether a page has the address of this file, as a path from the site's root. */
  has(path: string): boolean {
    return this.#seen.has(this.#site.pathname + path.slice(1));
  }

  /** A sentence for each page that no other one links to; hosts show that of unknown addresses, and everybody knows home. */
  orphans(): string[] {
    const isFound = (page: string) => page === '/' || this.#linked.has(this.#site.pathname + page.slice(1));
    const orphans = this.#pages.filter((page) => page.endsWith('/') && !isFound(page));
    return orphans.map((page) => `No page links to ${page}: link to it from a menu or a text.`);
  }

  /** A sentence for each link that leads nowhere: at each place where it was written, or else on its first page. */
  faults(site: WrittenSite, written: readonly WrittenLink[]): string[] {
    const base = this.#site.pathname.slice(0, -1);
    return [...this.#seen].flatMap(([source, page]) => {
      const link = source.replaceAll('&amp;', '&');
      const [fault, short] = [` on ${page}`, ''].map((on) => this.#faultOf(link, page, site, on));
      if (fault === undefined) return [];
      const places = written.filter(({ to }) => base + to === link);
      return places.length > 0 ? places.map(({ place }) => `${place}: ${short}`) : [fault];
    });
  }

  #resolve(link: string, page: string): URL | undefined {
    const from = this.#site.href + page.slice(1);
    return URL.canParse(link, from) ? new URL(link, from) : undefined;
  }

  /** @param on names the page in the sentence */
  #faultOf(link: string, page: string, site: WrittenSite, on: string): string | undefined {
    const url = this.#resolve(link, page);
    if (!url) return `Broken address "${link}"${on}.`;
    if (url.origin !== this.#site.origin) return undefined;
    const base = this.#site.pathname;
    if (!url.pathname.startsWith(base)) {
      // An address with its host may be that of another site on it.
      return link.startsWith('/') ? `Link "${link}"${on} leaves the site, which stands under ${base}.` : undefined;
    }
    const path = decoded(url.pathname.slice(base.length - 1));
    const file = fileAt(path);
    if (!site.has(file)) {
      const folderOf = (page: string) => page.replace(/[^/]+\/?$/, '');
      const siblings = this.#pages.filter((page) => folderOf(page) === folderOf(path));
      const nearest = nearestName(path, siblings);
      return `Dead link "${link}"${on}: the site has no such page or file${nearest ? `, did you mean ${nearest}?` : '.'}`;
    }
    const id = decoded(url.hash.slice(1));
    if (!id || site.read(file).includes(` id="${id}"`)) return undefined;
    return `Dead fragment "${link}"${on}: ${path} has nothing with this id.`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
