import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type SiteLanguage } from '../../site/content/language.ts';

/** The specification's posts; what an owner adds is looked at by the build alone. */
const specified = ['understanding-towing-services', 'what-to-do-car-breaks-down-highway'];

/** Whether a text, by its name in its language's folder, is one of the site's own. */
export const isOwnText = (name: string) =>
  !name.startsWith('posts/') || specified.includes(name.slice('posts/'.length));

/** The site's languages, with the texts of the specification alone, copied to a temporary folder. */
export const ownLanguages = (folder: string): SiteLanguage[] =>
  languages.map((language) => {
    const copy = join(folder, language.folder);
    cpSync(join('site/content', language.folder), copy, { recursive: true });
    for (const file of readdirSync(join(copy, 'posts')))
      if (!isOwnText(`posts/${file.replace(/\.md$/, '')}`)) rmSync(join(copy, 'posts', file));
    return { ...language, folder: copy };
  });
