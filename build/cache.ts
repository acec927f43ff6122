import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesIn } from './files-in.ts';
import { project } from './project.ts';

const folder = join(project, 'node_modules/.cache/site-builder');
/** Of SHA-256. */
const checksumBytes = 32;

// A result also depends on the code that makes it and on the versions of its libraries.
const codeFiles = [
  ...filesIn(join(project, 'build/assets')).map((name) => `build/assets/${name}`),
  'build/cache.ts',
  'package-lock.json',
  'tsconfig.json',
];
const code = digestOf(codeFiles.sort().flatMap((name) => [name, readFileSync(join(project, name))]));

type Inputs = readonly (string | Uint8Array)[];

/**
 * The result of `make`, kept on disk under a digest of its inputs. A damaged entry is made again, and a cache that
 * can't be read or written costs only time.
 * @param inputs everything the result depends on, besides the code in `build/assets` and the lockfile
 * @param make returns bytes, or an object of bytes and plain data
 */
export async function cached<T>(inputs: Inputs, make: () => Promise<T>): Promise<T> {
  const key = digestOf([code, ...inputs]);
  const file = join(folder, key.toString('hex'));
  try {
    const entry = readFileSync(file);
    const body = entry.subarray(checksumBytes);
    if (digestOf([key, body]).equals(entry.subarray(0, checksumBytes))) return deserialize(body);
  } catch {}
  const result = await make();
  const body = serialize(result);
  try {
    mkdirSync(folder, { recursive: true });
    // An entry that is cut off here, or read too early, fails its checksum.
    writeFileSync(file, Buffer.concat([digestOf([key, body]), body]));
  } catch {}
  return result;
}

/** A digest that also depends on where each part ends. */
export function digestOf(parts: Inputs): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest();
}
