import type { Asset } from './assets/asset.ts';
import { compressed } from './compress.ts';
import type { Problem } from './problem.ts';
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
  /** An error for each file that can't be among the others, and what is wrong with the owner's own files. */
  readonly problems: Problem[] = [];

  constructor(files: readonly Asset[] = []) {
    super();
    for (const file of files) this.add(file);
  }

  /** The file of each name, and one in each folder, in small letters: on Windows and macOS, capitals tell no two names apart. */
  readonly #names = new Map<string, string>();
  readonly #folders = new Map<string, string>();
  /** The owner's own files that are there as they are, as messages show them. */
  readonly #sources = new Map<string, string>();

  /** The file of the site that another one can't be beside: it has its name, is a folder of its, or needs it as a folder. */
  inTheWayOf(path: string): string | undefined {
    const name = path.toLowerCase();
    const above = foldersOf(name).find((folder) => this.#names.has(folder));
    return this.#names.get(above ?? name) ?? this.#folders.get(name);
  }

  /** Adds a file; where its path leads out of the site, or something else is in its way, an error is noted instead. */
  add({ path, body, source }: Asset): void {
    if (!/^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/.test(path))
      return void this.#report(
        `${JSON.stringify(path)} leads out of the site. Expected a path such as /about/index.html.`,
      );
    // A view of bytes: a copy of each picture would take longer than most pages.
    const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    const other = this.inTheWayOf(path);
    if (other !== undefined && !(other === path && bytes.equals(this.get(path) ?? bytes))) {
      const otherSource = this.#sources.get(other);
      const file = source ?? otherSource;
      if (!file || (source && otherSource))
        return void this.#report(`${source ?? path} can’t be written beside ${otherSource ?? other}.`, {
          help: 'Rename one of the two.',
        });
      return void this.#report(`The site makes ${source ? other : path} itself.`, {
        file,
        help: 'Rename or delete yours.',
      });
    }
    this.set(path, bytes);
    this.#names.set(path.toLowerCase(), path);
    for (const folder of foldersOf(path.toLowerCase())) this.#folders.set(folder, path);
    if (source) this.#sources.set(path, source);
  }

  #report(message: string, where: Pick<Problem, 'file' | 'help'> = {}): void {
    this.problems.push({ severity: 'error', ...where, message });
  }

  /** Adds a `.br` and a `.gz` beside each file that they make smaller, for hosts that serve them. */
  addCompressed(): void {
    for (const [path, body] of [...this]) for (const [name, small] of compressed(path, body)) this.set(name, small);
  }
}

/** `/a`, `/a/b` for `/a/b/c.html`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, names) => `/${names.slice(0, index + 1).join('/')}`);
