import type { Problem } from '../problem.ts';
import type { PageRoute, WrittenLink } from '../route.ts';
import { linkMistake } from './link-mistake.ts';
import { budgetProblems, watchTexts } from './page-limits.ts';
import { type PageParts, readPage } from './read-page.ts';

/** Reads every page as it is made, then says what is wrong with the site. Paths start at the site's root. */
export class Audit {
  readonly #site: URL;
  readonly #pages = new Map<string, PageParts>();
  readonly #found: Problem[] = [];
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
    const { ids, links } = parts;
    this.#pages.set(path, parts);
    this.#found.push(
      ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => error(`Duplicate id "${id}" on ${path}.`)),
      ...links
        .filter((link) => link.startsWith('#') && !ids.includes(link.slice(1)))
        .map((link) => error(`Dead fragment "${link}" on ${path}: the page has nothing with this id.`)),
      ...this.#textProblems(page),
      ...budgetProblems(page, published),
    );
  }

  /** Whether a page shows or links to this file, as a path from the site's root. */
  readonly isUsed = (path: string): boolean =>
    [...this.#pages.values()].some(({ links }) => links.includes(this.#address(path)));

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
    const pages = [...this.#pages];
    const links = pages.flatMap(([page, { links }]) =>
      links.filter((link) => !link.startsWith('#')).map((link) => ({ page, link })),
    );
    const targets = { site: this.#site, pages: this.#pages, files };
    const dead = [...new Set(links.map(({ link }) => link))].flatMap((source): Problem[] => {
      const link = source.replaceAll('&amp;', '&');
      const [what, why] = linkMistake(link, targets) ?? [];
      if (what === undefined) return [];
      const places = texts.flatMap(({ links }) => links.filter(({ to }) => this.#address(to) === link));
      const first = links.find((each) => each.link === source);
      if (places.length === 0) return [error(`${what} "${link}" on ${first?.page}${why}`)];
      return places.map(({ place }) => ({ ...place, ...error(`${what} "${link}"${why}`) }));
    });
    const addresses = links.map(({ page, link }) => ({ page, to: link.replace(/#.*/, '') }));
    const linked = new Set(addresses.flatMap(({ page, to }) => (to === this.#address(page) ? [] : to)));
    // Nothing has to link to home or to 404.html.
    const orphans = pages.filter(([page]) => page !== '/' && page.endsWith('/') && !linked.has(this.#address(page)));
    const help = 'Link to it from a menu or a text.';
    return [
      ...this.#found,
      ...dead,
      ...orphans.map(([page]): Problem => ({ severity: 'warning', message: `No page links to ${page}.`, help })),
    ];
  }

  /** The address of a path from the site's root, without its host. */
  #address(path: string): string {
    return this.#site.pathname + path.slice(1);
  }
}

const error = (message: string): Problem => ({ severity: 'error', message });
