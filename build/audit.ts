import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRoute } from './route.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
export const pageBudget = 14_600;
// The audit compresses at a cheap level, which leaves pages about a seventh larger than the level that hosts serve.
const cheapLevel = 5;
const cheapBudget = pageBudget * 1.15;
const limits = { title: [10, 60], description: [50, 160] } as const;

// A piece cut from a page by a pattern keeps the whole page in memory; a copy does not.
const copy = (piece: string) => Buffer.from(piece).toString();
const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => unescaped(value ?? ''));
const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/**
 * Reads every page as it is made and tells what is wrong with the site.
 * @param base path that the site stands under, with the trailing slash
 */
export class Audit {
  readonly #base: string;
  readonly #origin: string;
  readonly #faults: string[] = [];
  readonly #titles = new Map<string, string>();
  readonly #descriptions = new Map<string, string>();
  /** Each address that is linked to, and the first page that does. */
  readonly #links = new Map<string, string>();
  readonly #fragments = new Map<string, string>();
  #largest = 0;

  constructor(url: string) {
    this.#base = new URL(url).pathname;
    this.#origin = new URL(url).origin;
  }

  /** Notes a page and its HTML. */
  page({ path, meta }: PageRoute, html: string): void {
    this.#once('title', this.#titles, meta.title, path);
    this.#once('description', this.#descriptions, meta.description, path);
    this.#images(path, html);
    this.#ids(path, html);
    this.#tabs(path, html);
    this.#budget(path, html);
    for (const link of values(html, /<(?:a|link|script|img|source)\b[^>]*? (?:href|src)="([^"]*)"/g))
      this.#link(link, path);
    for (const set of values(html, / srcset="([^"]*)"/gi)) {
      for (const picture of set.split(',')) this.#link(picture.trim().split(' ')[0] ?? '', path);
    }
  }

  /**
   * Everything found, a sentence each.
   * @param site what was written, by file name from the site's root
   */
  faults(site: { has(file: string): boolean; read(file: string): string }): readonly string[] {
    const dead = [...this.#links].flatMap(([path, page]) =>
      site.has(fileAt(path)) ? [] : [`Dead link "${path}" on ${page}: the site has no such page or file.`],
    );
    const lost = [...this.#fragments].flatMap(([link, page]) => {
      const [path = '', id] = link.split('#');
      if (!site.has(fileAt(path)) || site.read(fileAt(path)).includes(` id="${id}"`)) return [];
      return [`Dead fragment "${link}" on ${page}: ${path} has nothing with the id "${id}".`];
    });
    return [...this.#faults, ...dead, ...lost];
  }

  #once(what: 'title' | 'description', seen: Map<string, string>, text: string, path: string): void {
    const [least, most] = limits[what];
    if (text.length < least || text.length > most) {
      this.#faults.push(
        `The ${what} of ${path} has ${text.length} characters, expected ${least} to ${most}: "${text}".`,
      );
    }
    const other = seen.get(text);
    if (other) this.#faults.push(`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
    seen.set(text, path);
  }

  #images(path: string, html: string): void {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      for (const attribute of ['width', 'height', 'alt']) {
        if (!image.includes(` ${attribute}="`)) this.#faults.push(`Image without ${attribute} on ${path}: ${image}`);
      }
    }
  }

  #ids(path: string, html: string): void {
    const ids = values(html, / id="([^"]*)"/g);
    const known = new Set(ids);
    for (const id of known) {
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) this.#faults.push(`Duplicate id "${id}" on ${path}.`);
    }
    for (const id of values(html, / href="#([^"]*)"/g)) {
      if (!known.has(id)) this.#faults.push(`Dead fragment "#${id}" on ${path}: the page has nothing with this id.`);
    }
  }

  #tabs(path: string, html: string): void {
    for (const [link] of html.matchAll(/<a\b[^>]* target="_blank"[^>]*>/g)) {
      if (!/ rel="[^"]*noopener/.test(link))
        this.#faults.push(`New-tab link without rel="noopener" on ${path}: ${link}`);
    }
  }

  #link(href: string, page: string): void {
    const own = href.startsWith(`${this.#origin}/`) ? href.slice(this.#origin.length) : href;
    if (!own.startsWith('/') || own.startsWith('//')) return;
    if (!own.startsWith(this.#base)) {
      this.#faults.push(`Link "${own}" on ${page} leaves the site, which stands under ${this.#base}.`);
      return;
    }
    const path = `/${own.slice(this.#base.length)}`;
    const [file = ''] = path.split(/[#?]/);
    if (!this.#links.has(file)) this.#links.set(copy(file), page);
    if (path.includes('#') && !this.#fragments.has(path)) this.#fragments.set(copy(path), page);
  }

  /** A page that is no larger than one that fits is taken to fit; the exact figures are the tests' to watch. */
  #budget(path: string, html: string): void {
    if (html.length <= this.#largest) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: cheapLevel };
    const bytes = brotliCompressSync(html, { params }).length;
    if (bytes <= cheapBudget) this.#largest = html.length;
    else this.#faults.push(`${path} has ${bytes} bytes compressed, expected at most ${Math.round(cheapBudget)}.`);
  }
}

/** The file that a host answers a path with: `/about/` → `/about/index.html`. */
export const fileAt = (path: string) => path.replace(/\/$/, '/index.html');
