import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError, userError } from './problem.ts';
import { displayPath } from './project.ts';
import { again, discard, markerFile, refuseForeignFolder, restore, swap } from './published-folder.ts';
import type { Site } from './site.ts';

/**
 * Writes a site next to the old one and renames it into place, so that a reader always finds one whole site. If two
 * publications run at once, one of them stays.
 * @param folder absolute path of the site's folder
 * @param options.isOwn whether the folder is the company's own: there a site under the company's former name is replaced
 * @returns how much was written
 * @throws UserError if no build made the folder, it holds another company's site, or the disk fails; the old site stays
 */
export function publish(folder: string, { name, files }: Pick<Site, 'name' | 'files'>, { isOwn }: { isOwn: boolean }) {
  const written = new Map([[markerFile, Buffer.from(`${name}\n`)], ...files]);
  const staging = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  // The web server is another user and must be able to read the files.
  const umask = process.umask(0o022);
  try {
    restore(folder);
    again(() => refuseForeignFolder(folder, isOwn ? undefined : name));
    fs.mkdirSync(join(staging, 'new'), { recursive: true });
    for (const [path, body] of written) {
      const file = join(staging, 'new', path);
      fs.mkdirSync(dirname(file), { recursive: true });
      fs.writeFileSync(file, body, { flag: 'wx' });
    }
    swap(folder, staging);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof UserError || code === undefined) throw error;
    throw userError(`Couldn’t write the site: ${message}.`, {
      file: displayPath(folder),
      help: 'Your old site is untouched. Make room or allow it there, or choose another folder with --out.',
    });
  } finally {
    process.umask(umask);
    // If this fails too, the next build puts the old site back from the staging folder.
    try {
      restore(folder);
      discard(staging);
    } catch {}
  }
  return { files: written.size, bytes: [...written.values()].reduce((sum, { length }) => sum + length, 0) };
}
