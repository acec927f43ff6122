import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';

const folder = join(project, 'node_modules/.cache/site-builder');
// What made a file counts as much as what it was made of: another version of a library may give other bytes.
const lockfile = join(project, 'package-lock.json');

type Make = () => Promise<Uint8Array>;

/**
 * What `make` makes of `ingredients`, made once and kept by their content.
 * @param ingredients everything that the result depends on
 */
export async function cached(ingredients: readonly (string | Uint8Array)[], make: Make): Promise<Uint8Array> {
  return readFileSync(await cachedFile(ingredients, make));
}

/** The same as the name of a file, for a library that reads nothing else. */
export async function cachedFile(ingredients: readonly (string | Uint8Array)[], make: Make): Promise<string> {
  const key = createHash('sha256').update(versions());
  for (const part of ingredients) key.update(String(part.length)).update('\0').update(part);
  const file = join(folder, key.digest('hex'));
  if (!existsSync(file)) {
    const bytes = await make();
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  }
  return file;
}

let digest: Uint8Array | undefined;
const versions = () => {
  digest ??= createHash('sha256').update(readFileSync(lockfile)).digest();
  return digest;
};
