import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../files-in.ts';
import { userError } from '../problem.ts';
import { keepPhoto, keptPhoto } from './kept-photos.ts';

/** Files by name: the content of facts and texts, the checksum of a photo; `null` for none. */
export type Files = Readonly<Record<string, string | null>>;
export type OwnerFiles = ReturnType<typeof ownerFiles>;

const photoName = /^photos\/(?:[a-z\d-]+\.(?:jpe?g|png|webp|avif)|logo\.svg)$/;
// A state's text is named after it: NJ.md.
const textName = /^content\/(?:[a-z\d-]+\/)+(?:[a-z\d-]+|[A-Z]{2})\.md$/;

export const isPhoto = (name: string) => photoName.test(name);

/**
 * The files that an owner may change: the facts, and next to them photos and texts. No other file is read or written.
 * @param factsFile has its own name here; photos are `photos/…`, texts `content/…`
 * @param shared the folder of the project's texts, which a company's own replace
 */
export function ownerFiles(factsFile: string, shared: string) {
  const facts = basename(factsFile);
  const beside = (name: string) => join(dirname(factsFile), name);
  const own = beside('content');
  const isOwn = (name: string) => name === facts || isPhoto(name) || textName.test(name);

  /** The path of a file. @throws UserError for any other name, and if the file or its folder is a link */
  function pathOf(name: string, isShared = false): string {
    const refusal = (why: string) => userError(why, { file: name });
    if (!isOwn(name)) throw refusal('This file can’t be changed here: only the facts, photos and texts can.');
    const path = isShared
      ? join(fs.realpathSync(shared), name.slice('content/'.length))
      : join(fs.realpathSync(dirname(factsFile)), name);
    const isElsewhere = fs.existsSync(dirname(path)) && fs.realpathSync(dirname(path)) !== dirname(path);
    if (isElsewhere || fs.lstatSync(path, { throwIfNoEntry: false })?.isFile() === false)
      throw refusal('This file or its folder is a link, or it’s a folder itself. Put the file itself there.');
    return path;
  }
  const isShared = (name: string) => textName.test(name) && !fs.existsSync(pathOf(name));

  function read(name: string): string | null {
    const path = pathOf(name, isShared(name));
    if (!fs.existsSync(path)) return null;
    const body = fs.readFileSync(path);
    // Notepad's byte order mark and line ends aren't part of the words.
    return isPhoto(name) ? keepPhoto(body) : new TextDecoder().decode(body).replaceAll('\r\n', '\n');
  }

  return {
    facts,
    /** What a build reads, with its place in the folder of a draft; shared texts stay where they are. */
    sources: { [factsFile]: facts, [beside('photos')]: 'photos', [beside('static')]: 'static', [own]: 'content' },
    /** The project's texts, for a build of the draft in a folder. */
    sharedIn: (draft: string) => (own === shared ? join(draft, 'content') : shared),
    /** Whether all companies share a text; a change makes it this one's own. */
    isShared: (name: string) => own !== shared && isShared(name),
    read,
    /** Every file, the facts first. @throws UserError where one is a link */
    all(): Files {
      const photos = filesIn(beside('photos')).map((name) => `photos/${name}`);
      // A company's own posts take the place of all others.
      const others = filesIn(shared).filter(
        (name) => !/\/posts\//.test(name) || !fs.existsSync(join(own, dirname(name))),
      );
      const texts = [...new Set([...filesIn(own), ...others])].sort().map((name) => `content/${name}`);
      return Object.fromEntries([facts, ...photos, ...texts].filter(isOwn).map((name) => [name, read(name)]));
    },
    /** Replaces a file, or removes it. A reader finds the old one or the new one, even after a crash. */
    write(name: string, value: string | null): void {
      const path = pathOf(name);
      if (value === null) {
        fs.rmSync(path, { force: true });
        return;
      }
      // Builds skip names that begin with a dot. The next save replaces what a crash left.
      const next = join(dirname(path), `.${basename(path)}.tmp`);
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(next, isPhoto(name) ? (keptPhoto(value) ?? '') : value, { flush: true });
      fs.renameSync(next, path);
    },
    /** The same files in the folder of a draft. */
    within: (draft: string) => ownerFiles(join(draft, facts), shared),
  };
}
