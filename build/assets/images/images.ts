import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSlug, ownFilesIn } from '../../files-in.ts';
import { type Problem, UserError, userError } from '../../problem.ts';
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
 * Prepares the owner's photos and logo for the pages.
 * @param folder of them
 * @returns also an error for each link, unusable name, duplicate name and picture that can't be used
 */
export async function readImages(folder: string): Promise<MadeImages> {
  const { names, problems } = ownFilesIn(folder);
  const found: Record<string, string> = {};
  const photos: Record<string, Photo> = {};
  const files: Asset[] = [];
  let logo: Logo | undefined;
  for (const path of names.sort()) {
    const file = join(folder, path);
    const name = path.replace(/\.\w+$/, '');
    const twin = found[name];
    try {
      if (!isSlug(name))
        throw userError('This name can’t be used in an address.', {
          help: 'Use only a-z, 0-9 and -, as in rotator.jpg.',
        });
      if (twin) throw userError(`This photo has the same name as ${basename(twin)}.`, { help: 'Keep one of them.' });
      found[name] = file;
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
