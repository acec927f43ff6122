import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFilesIn } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import { isCopy, unreadFile } from './text-files.ts';

/** The company's own texts replace the project's, file by file. For the project's company, both are one folder. */
export interface TextFolders {
  /** Where the form saves changes. */
  own: string;
  shared: string;
}

/** The folders of a language's texts, the company's own first. */
export const languageFolders = ({ own, shared }: TextFolders, language: string): string[] =>
  [...new Set([own, shared])].map((folder) => resolve(folder, language));

/**
 * What is wrong in a company's own folder of texts.
 * @returns an error for everything that isn't a text of a language; no code in the folder is ever run
 */
export function ownTextProblems({ own, shared }: TextFolders): Problem[] {
  if (own === shared || !existsSync(own)) return [];
  const { names, problems } = ownFilesIn(own);
  const languages = readdirSync(shared, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const mistakes = names.flatMap((name): Problem[] => {
    if (!name.endsWith('.md')) return [unreadFile(join(own, name))];
    const [language = ''] = name.split('/');
    if (languages.includes(language)) return [];
    const expected = expectedName(language, languages, (folder) => `${folder}/`);
    return [{ severity: 'error', file: displayPath(join(own, name)), message: `No page uses this text. ${expected}` }];
  });
  return [...problems, ...mistakes];
}

/** A company's own texts that differ from the project's, as messages show their files. */
export function ownTexts({ own, shared }: TextFolders): string[] {
  if (own === shared || !existsSync(own)) return [];
  const names = ownFilesIn(own).names.filter((name) => !isCopy(join(own, name), join(shared, name)));
  return names.sort().map((name) => displayPath(join(own, name)));
}

/** A warning that lists the company's own texts in use. */
export function ownTextNotes({ own }: TextFolders, used: readonly string[]): Problem[] {
  if (used.length === 0) return [];
  const file = displayPath(own);
  const names = used.map((text) => text.slice(file.length + 1)).join(', ');
  return [{ severity: 'warning', file, message: `These texts are used instead of the project’s: ${names}.` }];
}
