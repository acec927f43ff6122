import { fileAt } from '../route.ts';
import { fileFault, type WrittenSite } from './file-type.ts';

export const deadFragment = (link: string, page: string, target: string) =>
  `Dead fragment "${link}" on ${page}: ${target} has nothing with this id.`;

export const deadReference = (id: string, attribute: string, page: string) =>
  `Dead reference ${attribute} on ${page}: the page has nothing with the id "${id}".`;

/** Every address that the pages name, kept once, with the first page that names it. */
export class Links {
  readonly #site: URL;
  readonly #seen = new Map<string, string>();
  /** Files that are known to be right. */
  readonly #checked = new Set<string>();

  /** @param url where the site lives, with the trailing slash */
  constructor(url: string) {
    this.#site = new URL(url);
  }

  /** Notes an address as it stands in the HTML of a page. */
  note(address: string, page: string): void {
    if (this.#seen.has(address)) return;
    const whole = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
    // A piece cut from a page keeps the whole page in memory; a copy does not.
    const own = whole ? Buffer.from(address).toString() : this.#resolve(address, page)?.href;
    this.#seen.set(own ?? address, page);
  }

  /** Takes up the file of a page, which was looked at already. */
  addPage(file: string): void {
    this.#checked.add(file);
  }

  /** What is wrong with them, a sentence each. */
  faults(site: WrittenSite): string[] {
    return [...this.#seen].flatMap(([address, page]) => this.#faultsOf(address.replaceAll('&amp;', '&'), page, site));
  }

  #resolve(address: string, page: string): URL | undefined {
    const from = this.#site.href + page.slice(1);
    return URL.canParse(address, from) ? new URL(address, from) : undefined;
  }

  #faultsOf(address: string, page: string, site: WrittenSite): string[] {
    const url = this.#resolve(address, page);
    if (!url) return [`Broken address "${address}" on ${page}.`];
    const base = this.#site.pathname;
    if (url.origin !== this.#site.origin) return this.#otherFormFaults(url, address, page);
    if (!url.pathname.startsWith(base)) {
      // A whole address is that of another site on the same host.
      if (!address.startsWith('/')) return [];
      return [`Link "${address}" on ${page} leaves the site, which stands under ${base}.`];
    }
    const path = decoded(url.pathname.slice(base.length - 1));
    const file = fileAt(path);
    if (!site.has(file)) return [`Dead link "${address}" on ${page}: the site has no such page or file.`];
    const wrong = this.#checked.has(file) ? undefined : fileFault(file, site);
    this.#checked.add(file);
    if (wrong) return [`${file} ${wrong}; ${page} points to it.`];
    if (file.endsWith('.webmanifest')) return this.#iconFaults(file, site);
    const id = decoded(url.hash.slice(1));
    return id && !site.read(file).includes(` id="${id}"`) ? [deadFragment(address, page, path)] : [];
  }

  /** The own host by another scheme, or with a "www." more or less, costs visitors a detour, or a warning. */
  #otherFormFaults(url: URL, address: string, page: string): string[] {
    const { host, origin, pathname } = this.#site;
    const bare = (name: string) => name.replace(/^www\./, '');
    if (!/^https?:$/.test(url.protocol) || bare(url.host) !== bare(host) || !url.pathname.startsWith(pathname))
      return [];
    const right = origin + url.href.slice(url.origin.length);
    return [`Link "${address}" on ${page} names this site in another form. Write "${right}".`];
  }

  #iconFaults(manifest: string, site: WrittenSite): string[] {
    const { icons } = JSON.parse(site.read(manifest)) as { icons: { src: string }[] };
    const files = new Set(icons.map(({ src }) => src));
    return [...files].flatMap((src) => this.#faultsOf(src, manifest, site));
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
