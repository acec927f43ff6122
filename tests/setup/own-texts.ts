import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { english, type Locale } from '../../site/content/locales.ts';

/** The specification's posts; what an owner adds is looked at by the build alone. */
const specified = ['understanding-towing-services', 'what-to-do-car-breaks-down-highway'];

/** Whether a post is one of the site's own. */
export const isOwnPost = (slug: string) => specified.includes(slug);

/** The site's languages, with the texts of the specification alone, copied to a temporary folder. */
export const ownLocales = (folder: string): Locale[] =>
  [english].map((locale) => {
    const copy = join(folder, locale.folder);
    cpSync(join('site/content', locale.folder), copy, { recursive: true });
    for (const file of readdirSync(join(copy, 'posts')))
      if (!isOwnPost(file.replace(/\.md$/, ''))) rmSync(join(copy, 'posts', file));
    return { ...locale, folder: copy };
  });
