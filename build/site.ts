import { compressed } from './compress.ts';
import { Fault } from './fault.ts';
import type { PageRoute } from './route.ts';

/** A built site as a value: nothing of it is on the disk until `publish` writes it. */
export interface Site {
  /** The company's name. */
  name: string;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  files: ReadonlyMap<string, Uint8Array>;
  pages: readonly PageRoute[];
  /** A sentence for each thing that its owner should know: samples, what is overdue, what is not shown. */
  notices: readonly string[];
}

/** The files of a site that is being built: contents by paths from the site's root, such as `/about/index.html`. */
export class SiteFiles extends Map<string, Uint8Array> {
  /** @throws Fault where the path leads out of the site, or has another file already */
  add({ path, body }: { path: string; body: string | Uint8Array }): void {
    if (!/^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/.test(path))
      throw new Fault([`${JSON.stringify(path)} leads out of the site. Expected a path such as /about/index.html.`]);
    const bytes = Buffer.from(body);
    if (this.has(path) && !bytes.equals(this.get(path) ?? bytes))
      throw new Fault([`${path} is written twice. Rename one of the two.`]);
    this.set(path, bytes);
  }

  /** Adds a `.br` and a `.gz` beside each file that they make smaller, for hosts that serve them. */
  addCompressed(): void {
    for (const [path, body] of [...this]) for (const [name, small] of compressed(path, body)) this.set(name, small);
  }
}
