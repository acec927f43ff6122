import { brotliCompressSync, constants } from 'node:zlib';
import { fileAt, type PageRoute } from '../route.ts';
import { type Tag, tagsIn } from '../tags.ts';
import { kinds } from './attribute-kinds.ts';
import type { WrittenSite } from './file-type.ts';
import { deadFragment, deadReference, Links } from './links.ts';
import { imageFaults, newTabFaults } from './tag-faults.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
export const pageBudget = 14_600;
// The audit compresses at a cheap level, which leaves pages about a seventh larger than the level that hosts serve.
const cheapLevel = 5;
const cheapBudget = pageBudget * 1.15;
const limits = { title: [10, 60], description: [50, 160] } as const;

const wholeAddress = /"(https?:\/\/[^"\\]*)"/g;
/** What stands before an address in structured data; elsewhere words of the facts may look like one. */
const addressKey = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?$/;
const metaWithAddress = /(?:image|video|audio|url)$/;

/** Reads every page as it is made and tells what is wrong with the site. */
export class Audit {
  readonly #links: Links;
  readonly #faults: string[] = [];
  readonly #titles = new Map<string, string>();
  readonly #descriptions = new Map<string, string>();
  #largest = 0;

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#links = new Links(url);
  }

  /** Notes a page: its HTML, and the tags in it, which whoever made it has read already. */
  page({ path, meta }: PageRoute, html: string, tags: Iterable<Tag> = tagsIn(html)): void {
    this.#once('title', this.#titles, meta.title, path);
    this.#once('description', this.#descriptions, meta.description, path);
    this.#links.addPage(fileAt(path));
    this.#tags(path, tags);
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

  #tags(path: string, tags: Iterable<Tag>): void {
    const ids = new Set<string>();
    // By the id that they refer to, so that each is told once.
    const references = new Map<string, () => string>();
    const refer = (id: string) => references.set(id, () => deadFragment(`#${id}`, path, 'the page'));
    for (const tag of tags) {
      for (const { name, value } of tag.attributes) {
        const kind = kinds.get(name);
        if (kind === 'id') {
          if (ids.has(value)) this.#faults.push(`Duplicate id "${value}" on ${path}.`);
          ids.add(value);
        } else if (kind === 'ids') {
          for (const id of value.split(' ')) references.set(id, () => deadReference(id, `${name}="${value}"`, path));
        } else if (value.startsWith('url(#')) refer(value.slice(5, -1));
        else if (kind === 'address' && value.startsWith('#')) refer(value.slice(1));
        else if (kind === 'address') this.#links.note(value, path);
        else if (kind === 'addresses') {
          for (const picture of value.split(',')) this.#links.note(picture.trim().split(' ')[0] ?? '', path);
        } else if (name === 'target' && value === '_blank') this.#faults.push(...newTabFaults(tag, path));
      }
      if (tag.name === 'script') this.#script(tag.text, path);
      else if (tag.name === 'meta') this.#meta(tag, path);
      else if (tag.name === 'img') this.#faults.push(...imageFaults(tag, path));
    }
    for (const [id, sentence] of references) if (!ids.has(id)) this.#faults.push(sentence());
  }

  #script(text: string, path: string): void {
    for (const { 1: address = '', index } of text.matchAll(wholeAddress))
      if (addressKey.test(text.slice(Math.max(0, index - 16), index))) this.#noteWhole(address, path);
  }

  #meta({ attributes }: Tag, path: string): void {
    const content = attributes.find(({ name }) => name === 'content');
    if (content && attributes.some(({ name, value }) => name === 'property' && metaWithAddress.test(value)))
      this.#noteWhole(content.value, path);
  }

  /** Meta data tells whole addresses, in which fragments only tell things apart. */
  #noteWhole(address: string, path: string): void {
    this.#links.note(address.replace(/#.*/, ''), path);
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
