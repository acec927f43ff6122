import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';
import { project } from './project.ts';

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
  const kept = read(key);
  if (kept) return kept;
  const bytes = await make();
  keep(key, bytes);
  return bytes;
}

/** What was made, and the files that it was made of. */
export interface Made {
  bytes: Uint8Array;
  inputs: readonly string[];
}

/**
 * As `cached`, for what tells which files it depends on only when it is made: those that it named the last time are
 * compared. While each of them holds the same, none can have led to another.
 */
export async function cachedByInputs(ingredients: readonly string[], make: () => Promise<Made>): Promise<Uint8Array> {
  const list = digestOf([code, 'inputs', ...ingredients]);
  const keyOf = (inputs: readonly string[]) =>
    digestOf([code, ...ingredients, ...inputs.flatMap((name) => [name, readFileSync(name)])]);
  try {
    const kept = read(keyOf(JSON.parse(`${read(list) ?? ''}`)));
    if (kept) return kept;
  } catch {
    // There is no list, or a file on it is gone.
  }
  const { bytes, inputs } = await make();
  keep(keyOf(inputs), bytes);
  keep(list, Buffer.from(JSON.stringify(inputs)));
  return bytes;
}

const fileOf = (key: Buffer) => join(folder, key.toString('hex'));

function read(key: Buffer): Buffer | undefined {
  try {
    const entry = readFileSync(fileOf(key));
    const bytes = entry.subarray(sealSize);
    return digestOf([key, bytes]).equals(entry.subarray(0, sealSize)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: Buffer, bytes: Uint8Array): void {
  const file = fileOf(key);
  const entry = Buffer.concat([digestOf([key, bytes]), bytes]);
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
