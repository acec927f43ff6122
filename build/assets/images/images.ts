import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault, refuse } from '../../fault.ts';
import { filesIn, isLeftBehind, refuseLinkedFolder } from '../../files-in.ts';
import { displayPath } from '../../project.ts';
import type { Logo, Photo } from '../../route.ts';
import type { Asset } from '../asset.ts';
import { makeLogo } from './logo.ts';
import { resizePhoto } from './photo.ts';

/**
 * The owner's photos and logo in a folder: the file of each, by its name without the extension. None is read yet.
 * @throws Fault where the folder is a link, or with a sentence for each link in it, each file whose name cannot stand in an address, and for two of one name
 */
export function findImages(folder: string): Record<string, string> {
  refuseLinkedFolder(folder);
  const found: Record<string, string> = {};
  const faults: string[] = [];
  const names = filesIn(folder).filter((name) => !isLeftBehind(name));
  for (const name of names.sort()) {
    const file = join(folder, name);
    const slug = name.replace(/\.\w+$/, '');
    const twin = found[slug];
    if (twin) faults.push(`${displayPath(file)} and ${basename(twin)} have one name. Keep one of them.`);
    if (!lstatSync(file).isFile()) faults.push(`${displayPath(file)} is a link. Put the photo there.`);
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))
      faults.push(
        `${displayPath(file)}: found a name of other signs than a-z, 0-9 and -, expected one such as rotator.jpg.`,
      );
    found[slug] = file;
  }
  refuse(faults);
  return found;
}

/**
 * Prepares the owner's photos and logo for the pages.
 * @param found the file of each by its name without the extension
 * @param faults what is wrong with them already
 * @returns what the pages need to know of each, and the files to write
 * @throws Fault with `faults`, and a sentence for each that cannot be used
 */
export async function makeImages(found: Readonly<Record<string, string>>, faults: readonly string[] = []) {
  const photos: Record<string, Photo> = {};
  const files: Asset[] = [];
  const told = [...faults];
  let logo: Logo | undefined;
  for (const [name, file] of Object.entries(found)) {
    try {
      const made = await (name === 'logo' ? makeLogo : resizePhoto)(readFileSync(file), name);
      files.push(...made.files);
      if ('logo' in made) logo = made.logo;
      else photos[name] = made.photo;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      told.push(...error.lines.map((line) => `${displayPath(file)}: ${line}`));
    }
  }
  refuse(told);
  return { photos, logo, files };
}
