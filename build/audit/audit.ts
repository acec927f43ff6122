import { brotliCompressSync, constants } from 'node:zlib';
import { nearestName } from '../nearest-name.ts';
import { fileAt, type PageRoute, type WrittenLink } from '../route.ts';
import { type Tag, tagsIn } from '../tags.ts';
import { readPage } from './read-page.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
const pageBudgetBytes = 14_600;
// A cheap level compresses in a tenth of the time, to pages about a seventh larger than those that hosts serve.
const cheapLevel = 5;
const cheapBudgetBytes = pageBudgetBytes * 1.15;
/** Characters, least and most. */
const limits = { title: [10, 60], description: [50, 160] } as const;

/** The files of the written site; a path starts at the site's root (`/about/index.html`). */
interface WrittenSite {
  has(path: string): boolean;
  /** A file's text. */
  read(path: string): string;
}

/** Reads every page as it is made and tells what is wrong with the site. */
export class Audit {
  readonly #site: URL;
  readonly #pages: string[] = [];
  readonly #faults: string[] = [];
  readonly #heavy: string[] = [];
  /** The pages by their languages, titles and descriptions. */
  readonly #texts = new Map<string, string>();
  /** Every address in the pages, with the first page that has it. */
  readonly #links = new Map<string, string>();
  /** Addresses that a page other than their own links to. */
  readonly #linked = new Set<string>();
  #largest = 0;

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /** @param tags the tags in the page's HTML, if they were read already */
  page({ path, language, meta }: PageRoute, html: string, tags: Iterable<Tag> = tagsIn(html)): void {
    this.#pages.push(path);
    const { links, faults } = readPage(path, tags);
    this.#faults.push(...this.#textFaults('title', meta.title, language, path));
    this.#faults.push(...this.#textFaults('description', meta.description, language, path), ...faults);
    for (const link of links) this.#note(link, path);
    this.#budget(path, html);
  }

  /** A sentence for each page that is over its budget, or that no other one links to: no reasons to publish nothing. */
  notices(): readonly string[] {
    // Hosts show that of unknown addresses, and everybody knows home.
    const isFound = (page: string) => page === '/' || !page.endsWith('/') || this.#linked.has(this.#address(page));
    const orphans = this.#pages.filter((page) => !isFound(page));
    return [...this.#heavy, ...orphans.map((page) => `No page links to ${page}: link to it from a menu or a text.`)];
  }

  /** Whether a page shows or links to this file, as a path from the site's root. */
  isUsed(path: string): boolean {
    return this.#links.has(this.#address(path));
  }

  /**
   * A sentence for each mistake in all pages. A link that leads nowhere is told at each place where it was written, or
   * else on its first page.
   * @param texts with the links in them, by their paths from the site's root, with the places where they stand
   */
  faults(site: WrittenSite, texts: readonly { links: readonly WrittenLink[] }[] = []): readonly string[] {
    const written = texts.flatMap(({ links }) => links);
    const dead = [...this.#links].flatMap(([source, page]) => {
      const link = source.replaceAll('&amp;', '&');
      const [what, why] = this.#deadLink(link, page, site) ?? [];
      if (what === undefined) return [];
      const places = written.filter(({ to }) => this.#address(to) === link);
      if (places.length === 0) return [`${what} "${link}" on ${page}${why}`];
      return places.map(({ place }) => `${place}: ${what} "${link}"${why}`);
    });
    return [...this.#faults, ...dead];
  }

  /** The address of a path from the site's root, without its host. */
  #address(path: string): string {
    return this.#site.pathname + path.slice(1);
  }

  /** Pages of the same language tell each other apart by it; in two languages a name is the same. */
  #textFaults(what: 'title' | 'description', text: string, language: string, path: string): string[] {
    const [least, most] = limits[what];
    const { length } = [...text];
    const key = [what, language, text].join();
    const other = this.#texts.get(key);
    this.#texts.set(key, path);
    if (other) return [`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`];
    if (length >= least && length <= most) return [];
    return [`The ${what} of ${path} has ${length} characters, expected ${least} to ${most}: "${text}".`];
  }

  /** Notes a URL as it stands in the HTML of a page. */
  #note(link: string, page: string): void {
    const isFromRoot = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link);
    const whole = isFromRoot ? link : (this.#resolve(link, page)?.href ?? link);
    if (!this.#links.has(whole)) this.#links.set(whole, page);
    const address = whole.replace(/#.*/, '');
    if (address !== this.#address(page)) this.#linked.add(address);
  }

  #resolve(link: string, page: string): URL | undefined {
    const from = this.#site.href + page.slice(1);
    return URL.canParse(link, from) ? new URL(link, from) : undefined;
  }

  /** What is wrong with a link, as the two parts of a sentence around it. */
  #deadLink(link: string, page: string, site: WrittenSite): [what: string, why: string] | undefined {
    const url = this.#resolve(link, page);
    if (!url) return ['Broken address', '.'];
    const base = this.#site.pathname;
    // An address with its host may be that of another site on it.
    if (!url.href.startsWith(this.#site.href))
      return url.origin === this.#site.origin && link.startsWith('/')
        ? ['Link', ` leaves the site, which stands under ${base}.`]
        : undefined;
    const path = decoded(url.pathname.slice(base.length - 1));
    const file = fileAt(path);
    if (!site.has(file)) {
      const folderOf = (page: string) => page.replace(/[^/]+\/?$/, '');
      const siblings = this.#pages.filter((page) => folderOf(page) === folderOf(path));
      const nearest = nearestName(path, siblings);
      return ['Dead link', `: the site has no such page or file${nearest ? `, did you mean ${nearest}?` : '.'}`];
    }
    const id = decoded(url.hash.slice(1));
    if (!id || site.read(file).includes(` id="${id}"`)) return undefined;
    return ['Dead fragment', `: ${path} has nothing with this id.`];
  }

  /** A page that is no larger than one within the budget is taken to be within it; the tests compress every page. */
  #budget(path: string, html: string): void {
    if (html.length <= this.#largest) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: cheapLevel };
    const bytes = brotliCompressSync(html, { params }).length;
    const most = Math.round(cheapBudgetBytes);
    if (bytes <= most) this.#largest = html.length;
    else
      this.#heavy.push(
        `${path} has ${bytes} bytes compressed; up to ${most} arrive at once. Shorten its longest words.`,
      );
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
