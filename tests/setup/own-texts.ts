import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path/posix';
import { filesIn } from '../../build/files-in.ts';
import { samplePosts } from '../../site/business/leave-out.ts';
import { isAddedGuide } from '../../site/content/guide-slugs.ts';
import { english, type Locale, spanish } from '../../site/content/locales.ts';

const texts = 'site/content';

/**
 * Whether a text is one that the site comes with, by its path. What an owner adds is looked at by the build alone: posts
 * and guides.
 */
export function isOwnText(file: string): boolean {
  const kind = basename(dirname(file));
  const slug = basename(file, '.md');
  if (kind === 'posts') return samplePosts.some((post) => post === slug);
  return kind !== 'guides' || !isAddedGuide(slug);
}

const added = filesIn(texts).filter((file) => file.endsWith('.md') && !isOwnText(file));
/** A link to a page of theirs. */
const linkToAdded = new RegExp(
  `\\[([^\\]]+)\\]\\([^)]*/(?:${added.map((file) => basename(file, '.md')).join('|')})/[^)]*\\)`,
  'g',
);

/** Copies the texts of a language that the site comes with alone. */
function copyOwnTexts({ folder }: Locale, copy: string): void {
  cpSync(join(texts, folder), copy, { recursive: true });
  if (added.length === 0) return;
  for (const name of filesIn(copy).filter((name) => name.endsWith('.md'))) {
    const file = join(copy, name);
    if (isOwnText(name)) writeFileSync(file, readFileSync(file, 'utf8').replace(linkToAdded, '$1'));
    else rmSync(file);
  }
}

/** The site's languages, with copies in a temporary folder of the texts that the site comes with alone. */
export const copiedOwnLocales = (folder: string): Locale[] =>
  [english, spanish].map((locale) => {
    const copy = join(folder, locale.folder);
    copyOwnTexts(locale, copy);
    return { ...locale, folder: copy };
  });

/** What is read of a folder with the texts of a language that the site comes with alone: the site's own, or a copy. */
export function readOwnTexts<Result>(locale: Locale, read: (folder: string) => Result): Result {
  if (added.length === 0) return read(join(texts, locale.folder));
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'own-texts-'));
  try {
    copyOwnTexts(locale, copy);
    return read(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
