import { fileAt } from '../route.ts';

/** What the audit asks of the site that was written; a path starts at the site's root (`/about/index.html`). */
export interface WrittenSite {
  has(path: string): boolean;
  read(path: string): string;
}

export const deadFragment = (link: string, page: string, target: string) =>
  `Dead fragment "${link}" on ${page}: ${target} has nothing with this id.`;

/** Every address that the pages name, kept once, with the first page that names it. */
export class Links {
  readonly #site: URL;
  readonly #seen = new Map<string, string>();

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
    if (url.origin !== this.#site.origin) return [];
    if (!url.pathname.startsWith(base)) {
      // A whole address is that of another site on the same host.
      if (!address.startsWith('/')) return [];
      return [`Link "${address}" on ${page} leaves the site, which stands under ${base}.`];
    }
    const path = decoded(url.pathname.slice(base.length - 1));
    const file = fileAt(path);
    if (!site.has(file)) return [`Dead link "${address}" on ${page}: the site has no such page or file.`];
    if (file.endsWith('.webmanifest')) return this.#iconFaults(file, site);
    const id = decoded(url.hash.slice(1));
    return id && !site.read(file).includes(` id="${id}"`) ? [deadFragment(address, page, path)] : [];
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
