import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesIn } from './files-in.ts';
import { project } from './project.ts';

const folder = join(project, 'node_modules/.cache/site-builder');
const unreadForMs = 30 * 24 * 60 * 60 * 1000;
/** Of SHA-256. */
const checksumBytes = 32;

// A result also depends on the code that makes it and on the versions of its libraries. Both are read once, because a
// process keeps the code that it has loaded. The rest of the builder changes no asset.
const codeFiles = [
  ...filesIn(join(project, 'build/assets')).map((name) => `build/assets/${name}`),
  'build/cache.ts',
  'package-lock.json',
  'tsconfig.json',
];
const code = digestOf(codeFiles.sort().flatMap((name) => [name, readFileSync(join(project, name))]));

/**
 * The result of `make`, kept on the disk under a digest of its inputs. A damaged entry is made anew, and a cache that
 * cannot be read or written costs only time.
 * @param inputs all that the result depends on, besides the code in `build/assets` and the lockfile
 * @param make returns bytes, or an object of bytes and plain data
 */
export async function cached<T>(inputs: Inputs, make: () => Promise<T>): Promise<T> {
  const entry = new Entry<T>(inputs);
  return entry.read() ?? entry.write(await make());
}

/** The same for what is made without waiting. */
export function cachedSync<T>(inputs: Inputs, make: () => T): T {
  const entry = new Entry<T>(inputs);
  return entry.read() ?? entry.write(make());
}

type Inputs = readonly (string | Uint8Array)[];

class Entry<T> {
  readonly #key: Buffer;
  readonly #file: string;

  constructor(inputs: Inputs) {
    this.#key = digestOf([code, ...inputs]);
    this.#file = join(folder, this.#key.toString('hex'));
  }

  read(): T | undefined {
    try {
      const entry = readFileSync(this.#file);
      const body = entry.subarray(checksumBytes);
      if (digestOf([this.#key, body]).equals(entry.subarray(0, checksumBytes))) {
        utimesSync(this.#file, new Date(), new Date());
        return deserialize(body);
      }
    } catch {
      // There is no such entry, or it cannot be read.
    }
    return undefined;
  }

  write(result: T): T {
    const body = serialize(result);
    try {
      mkdirSync(folder, { recursive: true });
      // An entry that is cut off here, or read too early, fails its checksum.
      writeFileSync(this.#file, Buffer.concat([digestOf([this.#key, body]), body]));
    } catch {}
    return result;
  }
}

/** Removes what no build has read for a month: each edit of a photo or a word leaves an entry behind. */
export function pruneCache(): void {
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    try {
      if (Date.now() - statSync(file).mtimeMs > unreadForMs) rmSync(file);
    } catch {
      // Another build has removed it, or nobody may.
    }
  }
}

/** The digest of parts, in which each ends where it does. */
export function digestOf(parts: Inputs): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest();
}

/** The digest of bytes that many results depend on, such as a font, which is made once. */
export function digestOfShared(bytes: Uint8Array): Buffer {
  const digest = digests.get(bytes) ?? digestOf([bytes]);
  digests.set(bytes, digest);
  return digest;
}

const digests = new WeakMap<Uint8Array, Buffer>();
