import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';
import { english } from '../../site/content/locales.ts';
import { readContent, withoutMissingPosts } from '../../site/content/read-content.ts';
import { business } from '../setup/pages.ts';

/** Copies the site's English texts into a folder, to change them there. */
export const copyTexts = (folder: string) => cpSync('site/content/en', join(folder, 'en'), { recursive: true });

/** Reads such texts, for the suite's facts on 2026-11-23. */
export function readTexts(folder: string, facts = business) {
  const folders = [join(folder, 'en')];
  return readContent(folders, withoutMissingPosts(facts, folders), english, '2026-11-23');
}

/** Changes every text in a folder. */
export function changeTexts(folder: string, edit: (text: string, name: string) => string): void {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.md')))
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8'), name));
}
