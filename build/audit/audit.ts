import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRoute } from '../route.ts';
import { deadFragment, Links, type WrittenSite } from './links.ts';
import { attributesIn } from './scan-html.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
export const pageBudget = 14_600;
// The audit compresses at a cheap level, which leaves pages about a seventh larger than the level that hosts serve.
const cheapLevel = 5;
const cheapBudget = pageBudget * 1.15;
const limits = { title: [10, 60], description: [50, 160] } as const;

/** Reads every page as it is made and tells what is wrong with the site. */
export class Audit {
  readonly #url: string;
  readonly #links: Links;
  readonly #faults: string[] = [];
  readonly #titles = new Map<string, string>();
  readonly #descriptions = new Map<string, string>();
  #largest = 0;

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#url = url;
    this.#links = new Links(url);
  }

  /** Notes a page and its HTML. */
  page({ path, meta }: PageRoute, html: string): void {
    this.#once('title', this.#titles, meta.title, path);
    this.#once('description', this.#descriptions, meta.description, path);
    this.#attributes(path, html);
    this.#absolute(path, html);
    this.#images(path, html);
    this.#tabs(path, html);
    this.#budget(path, html);
  }

  /** Everything found, a sentence each. */
  faults(site: WrittenSite): readonly string[] {
    return [...this.#faults, ...this.#links.faults(site)];
  }

  #once(what: 'title' | 'description', seen: Map<string, string>, text: string, path: string): void {
    const [least, most] = limits[what];
    const { length } = [...text];
    if (length < least || length > most) {
      this.#faults.push(`The ${what} of ${path} has ${length} characters, expected ${least} to ${most}: "${text}".`);
    }
    const other = seen.get(text);
    if (other) this.#faults.push(`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
    seen.set(text, path);
  }

  #attributes(path: string, html: string): void {
    const ids = new Set<string>();
    const fragments = new Set<string>();
    for (const [name, value] of attributesIn(html)) {
      if (name === 'id') {
        if (ids.has(value)) this.#faults.push(`Duplicate id "${value}" on ${path}.`);
        ids.add(value);
      } else if (name === 'srcSet') {
        for (const picture of value.split(',')) this.#links.note(picture.trim().split(' ')[0] ?? '', path);
      } else if (value.startsWith('url(#')) fragments.add(value.slice(5, -1));
      else if (value.startsWith('#')) fragments.add(value.slice(1));
      else this.#links.note(value, path);
    }
    for (const id of fragments) {
      if (!ids.has(id)) this.#faults.push(deadFragment(`#${id}`, path, 'the page'));
    }
  }

  /** Meta data tells the whole address: share pictures, structured data. There, fragments only tell things apart. */
  #absolute(path: string, html: string): void {
    const start = `"${this.#url}`;
    for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + 1)) {
      // A quote within words of the structured data.
      if (html[at - 1] === '\\') continue;
      this.#links.note(html.slice(at + 1, html.indexOf('"', at + 1)).replace(/#.*/, ''), path);
    }
  }

  #images(path: string, html: string): void {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      for (const attribute of ['width', 'height', 'alt']) {
        if (!image.includes(` ${attribute}="`)) this.#faults.push(`Image without ${attribute} on ${path}: ${image}`);
      }
    }
  }

  #tabs(path: string, html: string): void {
    const target = ' target="_blank"';
    for (let at = html.indexOf(target); at >= 0; at = html.indexOf(target, at + 1)) {
      const link = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at) + 1);
      if (!/ rel="(?:[^"]* )?noopener[" ]/.test(link))
        this.#faults.push(`New-tab link without rel="noopener" on ${path}: ${link}`);
    }
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
