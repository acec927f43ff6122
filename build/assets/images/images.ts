import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ownFilesIn } from '../../files-in.ts';
import { failIfAny, type Problem, UserError } from '../../problem.ts';
import { displayPath } from '../../project.ts';
import type { Logo, Photo } from '../../route.ts';
import { isSlug } from '../../slug.ts';
import type { Asset } from '../asset.ts';
import { makeLogo } from './logo.ts';
import { resizePhoto } from './photo.ts';

/**
 * The owner's photos and logo in a folder: the file of each, by its name without the extension. None is read yet.
 * @throws UserError as `ownFilesIn` does, for each file whose name can't be used in an address, and for two of one name
 */
export function findImages(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  const problems: Problem[] = [];
  const report = (file: string, message: string, help: string) =>
    problems.push({ severity: 'error', file: displayPath(file), message, help });
  for (const name of ownFilesIn(folder).sort()) {
    const file = join(folder, name);
    const slug = name.replace(/\.\w+$/, '');
    const twin = found[slug];
    if (twin) report(file, `This photo has the same name as ${basename(twin)}.`, 'Keep one of them.');
    if (!isSlug(slug))
      report(file, 'This name can’t be used in an address.', 'Use only a-z, 0-9 and -, as in rotator.jpg.');
    found[slug] = file;
  }
  failIfAny(problems);
  return found;
}

/**
 * Prepares the owner's photos and logo for the pages.
 * @param found the file of each by its name without the extension
 * @returns what the pages need to know of each, the files to write, and what is wrong with those that cannot be used
 */
export async function makeImages(found: Readonly<Record<string, string>>) {
  const photos: Record<string, Photo> = {};
  const files: Asset[] = [];
  const problems: Problem[] = [];
  let logo: Logo | undefined;
  for (const [name, file] of Object.entries(found)) {
    try {
      const made = await (name === 'logo' ? makeLogo : resizePhoto)(readFileSync(file), name);
      files.push(...made.files);
      if ('logo' in made) logo = made.logo;
      else photos[name] = made.photo;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, file: displayPath(file) })));
    }
  }
  return { photos, logo, files, problems };
}
