import type { Asset } from './assets/asset.ts';
import { compressed } from './compress.ts';
import { type Problem, userError } from './problem.ts';
import type { PageRoute } from './route.ts';

/** A built site as a value: nothing of it is on the disk until `publish` writes it. */
export interface Site {
  /** The company's name. */
  name: string;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  files: ReadonlyMap<string, Uint8Array>;
  pages: readonly PageRoute[];
  /** The warnings: samples, what is overdue, what is not shown. */
  problems: readonly Problem[];
}

/** The files of a site that is being built: contents by paths from the site's root, such as `/about/index.html`. */
export class SiteFiles extends Map<string, Uint8Array> {
  constructor(files: readonly Asset[] = []) {
    super();
    for (const file of files) this.add(file);
  }

  /** @throws UserError where the path leads out of the site, or has another file already */
  add({ path, body }: Asset): void {
    if (!/^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/.test(path))
      throw userError(`${JSON.stringify(path)} leads out of the site. Expected a path such as /about/index.html.`);
    // A view of bytes: a copy of each picture would take longer than most pages.
    const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    if (this.has(path) && !bytes.equals(this.get(path) ?? bytes))
      throw userError(`${path} is written twice.`, { help: 'Rename one of the two.' });
    this.set(path, bytes);
  }

  /** Adds a `.br` and a `.gz` beside each file that they make smaller, for hosts that serve them. */
  addCompressed(): void {
    for (const [path, body] of [...this]) for (const [name, small] of compressed(path, body)) this.set(name, small);
  }
}
