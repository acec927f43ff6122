import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSlug, ownFilesIn } from '../../files-in.ts';
import { type Problem, UserError } from '../../problem.ts';
import { displayPath } from '../../project.ts';
import type { Logo, OwnerImages, Photo } from '../../route.ts';
import type { Asset } from '../asset.ts';
import { makeLogo } from './logo.ts';
import { resizePhoto } from './photo.ts';

export interface MadeImages extends OwnerImages {
  /** To be written. */
  files: readonly Asset[];
  problems: readonly Problem[];
}

/**
 * Finds the owner's photos and logo without reading them.
 * @returns also an error for each link, unusable name and duplicate name
 */
export function findImages(folder: string): Pick<MadeImages, 'found' | 'problems'> {
  const found: Record<string, string> = {};
  const { names, problems } = ownFilesIn(folder);
  const report = (file: string, message: string, help: string) =>
    problems.push({ severity: 'error', file: displayPath(file), message, help });
  for (const name of names.sort()) {
    const file = join(folder, name);
    const slug = name.replace(/\.\w+$/, '');
    const twin = found[slug];
    if (!isSlug(slug))
      report(file, 'This name can’t be used in an address.', 'Use only a-z, 0-9 and -, as in rotator.jpg.');
    else if (twin) report(file, `This photo has the same name as ${basename(twin)}.`, 'Keep one of them.');
    else found[slug] = file;
  }
  return { found, problems };
}

/**
 * Prepares the owner's photos and logo for the pages.
 * @returns also an error for each that can't be used
 */
export async function makeImages({
  found,
  problems: earlier,
}: Pick<MadeImages, 'found' | 'problems'>): Promise<MadeImages> {
  const photos: Record<string, Photo> = {};
  const files: Asset[] = [];
  const problems = [...earlier];
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
  return { found, photos, logo, files, problems };
}
