import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { samplePosts } from '../../site/business/leave-out.ts';
import { english, type Locale } from '../../site/content/locales.ts';

/** Whether a post is one that the site comes with; what an owner adds is looked at by the build alone. */
export const isOwnPost = (slug: string) => samplePosts.some((post) => post === slug);

/** The site's languages, with the texts that the site comes with alone, copied to a temporary folder. */
export const ownLocales = (folder: string): Locale[] =>
  [english].map((locale) => {
    const copy = join(folder, locale.folder);
    cpSync(join('site/content', locale.folder), copy, { recursive: true });
    for (const file of readdirSync(join(copy, 'posts')))
      if (!isOwnPost(file.replace(/\.md$/, ''))) rmSync(join(copy, 'posts', file));
    rmSync(join(copy, 'towns'), { recursive: true, force: true });
    return { ...locale, folder: copy };
  });
