import { brotliCompressSync, constants } from 'node:zlib';
import type { PageRoute, WrittenLink } from '../route.ts';
import { type Tag, tagsIn } from '../tags.ts';
import { kinds } from './attributes.ts';
import { Links, type WrittenSite } from './links.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
const pageBudgetBytes = 14_600;
// A cheap level compresses in a tenth of the time, to pages about a seventh larger than those that hosts serve.
const cheapLevel = 5;
const cheapBudgetBytes = pageBudgetBytes * 1.15;
/** Characters, least and most. */
const limits = { title: [10, 60], description: [50, 160] } as const;
const imageAttributes = ['width', 'height', 'alt'];

/** A URL in structured data; behind other keys, words of the facts may look like one. */
const keyedUrl = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\]*)"/g;
const metaWithUrl = /(?:image|video|audio|url)$/;

/** Reads every page as it is made and tells what is wrong with the site. */
export class Audit {
  readonly #links: Links;
  readonly #faults: string[] = [];
  readonly #heavy: string[] = [];
  readonly #titles = new Map<string, string>();
  readonly #descriptions = new Map<string, string>();
  #largest = 0;

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#links = new Links(url);
  }

  /** @param tags the tags in the page's HTML, if they were read already */
  page({ path, language, meta }: PageRoute, html: string, tags: Iterable<Tag> = tagsIn(html)): void {
    this.#links.notePage(path);
    this.#once('title', this.#titles, meta.title, language, path);
    this.#once('description', this.#descriptions, meta.description, language, path);
    this.#tags(path, tags);
    this.#budget(path, html);
  }

  /** A sentence for each page that is over its budget, or that nobody finds: no reasons to publish nothing. */
  notices(): readonly string[] {
    return [...this.#heavy, ...this.#links.orphans()];
  }

  /** Whether a page shows or links to this file, as a path from the site's root. */
  isUsed(path: string): boolean {
    return this.#links.has(path);
  }

  /**
   * A sentence for each mistake in all pages.
   * @param written the links in texts, by their paths from the site's root, with the places where they stand
   */
  faults(site: WrittenSite, written: readonly WrittenLink[] = []): readonly string[] {
    return [...this.#faults, ...this.#links.faults(site, written)];
  }

  /** Pages of the same language tell each other apart by it; in two languages a name is the same. */
  #once(what: 'title' | 'description', seen: Map<string, string>, text: string, language: string, path: string): void {
    const [least, most] = limits[what];
    const { length } = [...text];
    if (length < least || length > most) {
      this.#faults.push(`The ${what} of ${path} has ${length} characters, expected ${least} to ${most}: "${text}".`);
    }
    const key = `${language} ${text}`;
    const other = seen.get(key);
    if (other) this.#faults.push(`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
    seen.set(key, path);
  }

  #tags(path: string, tags: Iterable<Tag>): void {
    const ids = new Set<string>();
    /** The sentence for each id that is referred to, in case the page does not have it. */
    const references = new Map<string, string>();
    const fragment = (id: string) =>
      references.set(id, `Dead fragment "#${id}" on ${path}: the page has nothing with this id.`);
    for (const tag of tags) {
      for (const { name, value } of tag.attributes) {
        const kind = kinds.get(name.toLowerCase());
        if (kind === 'id') {
          if (ids.has(value)) this.#faults.push(`Duplicate id "${value}" on ${path}.`);
          ids.add(value);
        } else if (kind === 'ids') {
          const dead = `Dead reference ${name}="${value}" on ${path}: the page has nothing with the id`;
          for (const id of value.split(' ')) references.set(id, `${dead} "${id}".`);
        } else if (kind === 'urls') {
          for (const picture of value.split(',')) this.#links.note(picture.trim().split(' ')[0] ?? '', path);
        } else if (value.startsWith('url(#')) fragment(value.slice(5, -1));
        else if (kind === 'url' && value.startsWith('#')) fragment(value.slice(1));
        else if (kind === 'url') this.#links.note(value, path);
      }
      if (tag.name === 'script') for (const [, url = ''] of tag.text.matchAll(keyedUrl)) this.#noteAbsolute(url, path);
      else if (tag.name === 'meta') this.#meta(tag, path);
      else if (tag.name === 'img') this.#image(tag, path);
    }
    for (const [id, sentence] of references) if (!ids.has(id)) this.#faults.push(sentence);
  }

  #image({ attributes, source }: Tag, path: string): void {
    const missing = imageAttributes.filter((wanted) => !attributes.some(({ name }) => name === wanted));
    this.#faults.push(...missing.map((wanted) => `Image without ${wanted} on ${path}: ${source}`));
  }

  #meta({ attributes }: Tag, path: string): void {
    const content = attributes.find(({ name }) => name === 'content');
    if (content && attributes.some(({ name, value }) => name === 'property' && metaWithUrl.test(value)))
      this.#noteAbsolute(content.value, path);
  }

  /** In meta data a fragment is a name, and no element has to have it as its id. */
  #noteAbsolute(url: string, path: string): void {
    this.#links.note(url.replace(/#.*/, ''), path);
  }

  /** A page that is no larger than one within the budget is taken to be within it; the tests compress every page. */
  #budget(path: string, html: string): void {
    if (html.length <= this.#largest) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: cheapLevel };
    const bytes = brotliCompressSync(html, { params }).length;
    if (bytes <= cheapBudgetBytes) this.#largest = html.length;
    else {
      const most = Math.round(cheapBudgetBytes);
      this.#heavy.push(
        `${path} has ${bytes} bytes compressed; up to ${most} arrive at once. Shorten its longest words.`,
      );
    }
  }
}
