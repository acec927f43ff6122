import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Asset } from './assets/asset.ts';
import type { Problem } from './problem.ts';
import type { PageRoute } from './route.ts';

/** A built site as a value: nothing is on disk until `publish` writes it. */
export interface Site {
  /** The address of the site's root, with the trailing slash. */
  url: string;
  files: ReadonlyMap<string, Uint8Array>;
  pages: readonly PageRoute[];
  /** The warnings, such as sample data and overdue sources. */
  problems: readonly Problem[];
}

/** The files of a site that is being built, by path from the site's root: `/about/index.html`. */
export class SiteFiles extends Map<string, Uint8Array> {
  /** An error for each file that can't be added, and what is wrong with the owner's own files. */
  readonly problems: Problem[] = [];

  constructor(files: readonly Asset[] = []) {
    super();
    for (const file of files) this.add(file);
  }

  /** Each file, and one file in each folder, by lowercase name: Windows and macOS ignore case. */
  readonly #names = new Map<string, string>();
  readonly #folders = new Map<string, string>();
  /** The owner's own files, as messages show them. */
  readonly #sources = new Map<string, string>();

  /** The file that a new path conflicts with: the same name, or a file where the other needs a folder. */
  inTheWayOf(path: string): string | undefined {
    const name = path.toLowerCase();
    const above = foldersOf(name).find((folder) => this.#names.has(folder));
    return this.#names.get(above ?? name) ?? this.#folders.get(name);
  }

  /** Adds a file, or an error if its path leads out of the site or conflicts with another file. */
  add({ path, body, source }: Asset): void {
    if (!/^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/.test(path))
      return void this.#report(
        `${JSON.stringify(path)} leads out of the site. Expected a path such as /about/index.html.`,
      );
    // A view, because copying each picture would take longer than rendering a page.
    const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    const other = this.inTheWayOf(path);
    if (other !== undefined && !(other === path && bytes.equals(this.get(path) ?? bytes)))
      return void this.#report(
        `${source ?? path} and ${this.#sources.get(other) ?? other} can’t both be on the site. Rename or delete yours.`,
      );
    this.set(path, bytes);
    this.#names.set(path.toLowerCase(), path);
    for (const folder of foldersOf(path.toLowerCase())) this.#folders.set(folder, path);
    if (source) this.#sources.set(path, source);
  }

  #report(message: string): void {
    this.problems.push({ severity: 'error', message });
  }

  /** Adds `.br` and `.gz` versions, for hosts that serve them. */
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

const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest|vcf|ico)$/;

/** The `.br` and `.gz` versions of a file, if they are smaller. */
export function compressed(path: string, bytes: Uint8Array): [path: string, bytes: Uint8Array][] {
  if (!compressible.test(path)) return [];
  const both: [string, Uint8Array][] = [
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return both.filter(([, small]) => small.length < bytes.length);
}
