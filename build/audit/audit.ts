import type { Problem } from '../problem.ts';
import type { PageRoute, WrittenLink } from '../route.ts';
import { linkMistake } from './link-mistake.ts';
import { budgetProblems, watchTexts } from './page-limits.ts';
import { readPage } from './read-page.ts';

/** Reads every page as it is made, and knows what is wrong with the site then. Paths start at the site's root. */
export class Audit {
  readonly #site: URL;
  /** The ids of each page, by its path. */
  readonly #pages = new Map<string, ReadonlySet<string>>();
  readonly #found: Problem[] = [];
  /** Every URL in the pages, as written in their HTML, with the first page that has it. */
  readonly #links = new Map<string, string>();
  /** Addresses that a page other than their own links to. */
  readonly #linked = new Set<string>();
  readonly #textProblems = watchTexts();

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /**
   * Notes what a page links to, and what is wrong in it.
   * @param published its HTML as visitors get it, where its size matters
   */
  page(page: PageRoute, html: string, published = ''): void {
    const { path } = page;
    const parts = readPage(html);
    const own = new Set<string>();
    this.#pages.set(path, own);
    const address = this.#address(path);
    for (const id of parts.ids) {
      if (own.has(id)) this.#report(`Duplicate id "${id}" on ${path}.`);
      own.add(id);
    }
    for (const link of parts.links) {
      if (!link.startsWith('#')) this.#note(link, path, address);
      else if (!own.has(link.slice(1)))
        this.#report(`Dead fragment "${link}" on ${path}: the page has nothing with this id.`);
    }
    this.#found.push(...this.#textProblems(page), ...budgetProblems(page, published));
  }

  /** Whether a page shows or links to this file, as a path from the site's root. */
  readonly isUsed = (path: string): boolean => this.#links.has(this.#address(path));

  /**
   * What is wrong in all pages. A link that leads nowhere is reported at each place where it was written, or else on its
   * first page; a page that is over its budget, or that no other one links to, is a warning.
   * @param files of the site (`/about/index.html`)
   * @param texts with the links in them, and the places where they are
   */
  problems(
    files: { has(path: string): boolean },
    texts: readonly { links: readonly WrittenLink[] }[] = [],
  ): readonly Problem[] {
    const placesOf = new Map<string, WrittenLink['place'][]>();
    for (const { to, place } of texts.flatMap(({ links }) => links)) {
      const places = placesOf.get(this.#address(to));
      if (places) places.push(place);
      else placesOf.set(this.#address(to), [place]);
    }
    const targets = { site: this.#site, pages: this.#pages, files };
    const dead = [...this.#links].flatMap(([source, page]): Problem[] => {
      const link = source.replaceAll('&amp;', '&');
      const [what, why] = linkMistake(link, targets) ?? [];
      if (what === undefined) return [];
      const places = placesOf.get(link);
      if (!places) return [{ severity: 'error', message: `${what} "${link}" on ${page}${why}` }];
      return places.map((place) => ({ severity: 'error', ...place, message: `${what} "${link}"${why}` }));
    });
    // Nothing has to link to home or to 404.html.
    const isFound = (page: string) => page === '/' || !page.endsWith('/') || this.#linked.has(this.#address(page));
    const orphans = [...this.#pages.keys()].filter((page) => !isFound(page));
    const help = 'Link to it from a menu or a text.';
    return [
      ...this.#found,
      ...dead,
      ...orphans.map((page): Problem => ({ severity: 'warning', message: `No page links to ${page}.`, help })),
    ];
  }

  #report(message: string): void {
    this.#found.push({ severity: 'error', message });
  }

  /** The address of a path from the site's root, without its host. */
  #address(path: string): string {
    return this.#site.pathname + path.slice(1);
  }

  #note(link: string, page: string, ownAddress: string): void {
    if (!this.#links.has(link)) this.#links.set(link, page);
    const address = link.replace(/#.*/, '');
    if (address !== ownAddress) this.#linked.add(address);
  }
}
