import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files-in.ts';
import { project } from '../project.ts';

const folder = join(project, 'node_modules/.cache/site-builder');
/** Bytes of a SHA-256 digest, with which every entry begins. */
const sealSize = 32;

/** What made a thing counts as much as what it was made of: the builder's code, and the versions of its libraries. */
const makers = [
  ...filesIn(join(project, 'build')).map((name) => `build/${name}`),
  'package-lock.json',
  'tsconfig.json',
];
// Read once: a process goes on with the code that it has loaded.
const code = digestOf(makers.sort().flatMap((name) => [name, readFileSync(join(project, name))]));

/**
 * What `make` makes of `ingredients`, made once and kept by their content. An entry that is not just what was kept
 * under its name is made anew, and a cache that cannot be read or written costs only time.
 * @param ingredients everything that the result depends on, beside the builder's code and the lockfile
 */
export async function cached(
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = digestOf([code, ...ingredients]);
  const file = join(folder, key.toString('hex'));
  const kept = read(file, key);
  if (kept) return kept;
  const bytes = await make();
  keep(file, Buffer.concat([digestOf([key, bytes]), bytes]));
  return bytes;
}

function read(file: string, key: Uint8Array): Uint8Array | undefined {
  try {
    const entry = readFileSync(file);
    const bytes = entry.subarray(sealSize);
    return digestOf([key, bytes]).equals(entry.subarray(0, sealSize)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, entry: Uint8Array): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, entry);
    renameSync(unfinished, file);
  } catch {
    try {
      rmSync(unfinished, { force: true });
    } catch {}
  }
}

function digestOf(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest();
}
