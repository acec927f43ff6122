import { dirname } from 'node:path/posix';
import { unescape as decode } from 'node:querystring';
import { brotliCompressSync, constants } from 'node:zlib';
import { nearestName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { fileAt, type PageRoute, type WrittenLink } from '../route.ts';
import { blockedUses } from './blocked-uses.ts';
import { readPage } from './read-page.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
const pageBudgetBytes = 14_600;
// A cheap level compresses in a tenth of the time, to pages about a seventh larger than those that hosts serve.
const cheapLevel = 5;
const cheapBudgetBytes = pageBudgetBytes * 1.15;
/** Characters, least and most. */
const limits = { title: [10, 60], description: [50, 160] } as const;

/**
 * Reads every page of a site.
 * @returns what is wrong in them, and whether one shows or links to a file, by its path from the site's root
 */
export function auditSite(
  url: string,
  pages: readonly PageRoute[],
  files: ReadonlyMap<string, Uint8Array>,
  texts: readonly { links: readonly WrittenLink[] }[],
) {
  const audit = new Audit(url);
  const decoder = new TextDecoder();
  for (const page of pages) audit.page(page, decoder.decode(files.get(fileAt(page.path))));
  return { problems: audit.problems(files, texts), isUsed: (path: string) => audit.isUsed(path) };
}

/** Reads every page as it is made, and knows what is wrong with the site then. Paths start at the site's root. */
export class Audit {
  readonly #site: URL;
  /** The ids of each page, by its path. */
  readonly #pages = new Map<string, ReadonlySet<string>>();
  readonly #found: Problem[] = [];
  /** The pages by their languages, titles and descriptions. */
  readonly #texts = new Map<string, string>();
  /** Every URL in the pages as it stands in their HTML, with the first page that has it. */
  readonly #links = new Map<string, string>();
  /** Addresses that a page other than their own links to. */
  readonly #linked = new Set<string>();
  #largest = 0;

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /** Notes what a page links to, and what is wrong in it. */
  page({ path, language, meta }: PageRoute, html: string): void {
    const { ids, links, empty } = readPage(html);
    const own = new Set<string>();
    this.#pages.set(path, own);
    for (const id of ids) {
      if (own.has(id)) this.#report('error', `Duplicate id "${id}" on ${path}.`);
      own.add(id);
    }
    for (const link of empty)
      this.#report(
        'error',
        `Empty link to ${link} on ${path}.`,
        'Put words, or an image with words, between <a> and </a>.',
      );
    for (const link of links) {
      if (!link.startsWith('#')) this.#note(link, path);
      else if (!own.has(link.slice(1)))
        this.#report('error', `Dead fragment "${link}" on ${path}: the page has nothing with this id.`);
    }
    this.#found.push(...blockedUses(path, html, this.#site));
    this.#checkText('title', meta.title, language, path);
    this.#checkText('description', meta.description, language, path);
    this.#checkSize(path, html);
  }

  /** Whether a page shows or links to this file, as a path from the site's root. */
  isUsed(path: string): boolean {
    return this.#links.has(this.#address(path));
  }

  /**
   * What is wrong in all pages. A link that leads nowhere is reported at each place where it was written, or else on its
   * first page; a page that is over its budget, or that no other one links to, is a warning.
   * @param files of the site (`/about/index.html`)
   * @param texts with the links in them, and the places where they stand
   */
  problems(
    files: { has(path: string): boolean },
    texts: readonly { links: readonly WrittenLink[] }[] = [],
  ): readonly Problem[] {
    const written = texts.flatMap(({ links }) => links);
    const dead = [...this.#links].flatMap(([source, page]): Problem[] => {
      const link = source.replaceAll('&amp;', '&');
      const [what, why] = this.#mistakeIn(link, files) ?? [];
      if (what === undefined) return [];
      const places = written.filter(({ to }) => this.#address(to) === link);
      if (places.length === 0) return [{ severity: 'error', message: `${what} "${link}" on ${page}${why}` }];
      return places.map(({ place }) => ({ severity: 'error', ...place, message: `${what} "${link}"${why}` }));
    });
    // Hosts show that of unknown addresses, and everybody knows home.
    const isFound = (page: string) => page === '/' || !page.endsWith('/') || this.#linked.has(this.#address(page));
    const orphans = [...this.#pages.keys()].filter((page) => !isFound(page));
    const help = 'Link to it from a menu or a text.';
    return [
      ...this.#found,
      ...dead,
      ...orphans.map((page): Problem => ({ severity: 'warning', message: `No page links to ${page}.`, help })),
    ];
  }

  #report(severity: Problem['severity'], message: string, help?: string): void {
    this.#found.push({ severity, message, ...(help && { help }) });
  }

  /** The address of a path from the site's root, without its host. */
  #address(path: string): string {
    return this.#site.pathname + path.slice(1);
  }

  /** Pages of the same language tell each other apart by it; in two languages a name is the same. */
  #checkText(what: 'title' | 'description', text: string, language: string, path: string): void {
    const [least, most] = limits[what];
    const { length } = [...text];
    const key = [what, language, text].join();
    const other = this.#texts.get(key);
    this.#texts.set(key, path);
    if (other) this.#report('error', `Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
    else if (length < least || length > most)
      this.#report(
        'error',
        `The ${what} of ${path} has ${length} characters, expected ${least} to ${most}: "${text}".`,
      );
  }

  #note(link: string, page: string): void {
    if (!this.#links.has(link)) this.#links.set(link, page);
    const address = link.replace(/#.*/, '');
    if (address !== this.#address(page)) this.#linked.add(address);
  }

  /** What is wrong with a URL, as the two parts of a sentence around it. */
  #mistakeIn(link: string, files: { has(path: string): boolean }): [what: string, why: string] | undefined {
    if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link) || !URL.canParse(link, this.#site))
      return ['Broken address', ', expected one from the root, such as /contact/, or with a scheme.'];
    const { href, origin, pathname, hash } = new URL(link, this.#site);
    const base = this.#site.pathname;
    // An address with its host may be that of another site on it.
    if (!href.startsWith(this.#site.href))
      return origin === this.#site.origin && link.startsWith('/')
        ? ['Link', ` leaves the site, which stands under ${base}.`]
        : undefined;
    const path = decode(pathname.slice(base.length - 1));
    if (!files.has(fileAt(path))) {
      const siblings = [...this.#pages.keys()].filter((page) => dirname(page) === dirname(path));
      const nearest = nearestName(path, siblings);
      return ['Dead link', `: the site has no such page or file${nearest ? `, did you mean ${nearest}?` : '.'}`];
    }
    const ids = this.#pages.get(path);
    if (!hash || !ids || ids.has(decode(hash.slice(1)))) return undefined;
    return ['Dead fragment', `: ${path} has nothing with this id.`];
  }

  /** A page that is no larger than one within the budget is taken to be within it; the tests compress every page. */
  #checkSize(path: string, html: string): void {
    if (html.length <= this.#largest) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: cheapLevel };
    const bytes = brotliCompressSync(html, { params }).length;
    const most = Math.round(cheapBudgetBytes);
    if (bytes <= most) this.#largest = html.length;
    else this.#report('warning', `${path} has ${bytes} bytes compressed; up to ${most} arrive at once.`, 'Shorten it.');
  }
}
