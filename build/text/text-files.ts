import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { ownFilesIn } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { displayPath } from '../project.ts';

/**
 * The `.md` files of a language, by their paths without `.md`. Those in earlier folders replace those in later ones.
 * @returns also all files, the replaced ones included, and an error for each link and each file that isn’t a text; only the
 *   last folder, the project’s, holds labels
 */
export function findTexts(folders: readonly string[]) {
  const files = new Map<string, string>();
  const all: string[] = [];
  const problems: Problem[] = [];
  for (const folder of folders) {
    const found = ownFilesIn(folder);
    problems.push(...found.problems);
    for (const name of found.names) {
      const file = join(folder, name);
      const text = name.replace(/\.md$/, '');
      if (text !== name) {
        all.push(file);
        if (!files.has(text)) files.set(text, file);
      } else if (name !== 'messages.json' || folder !== folders.at(-1)) problems.push(unreadFile(file));
    }
  }
  return { files, all, problems };
}

/** Whether a text has the same content as the project's. */
export const isCopy = (file: string, shared: string) =>
  existsSync(shared) && readFileSync(file).equals(readFileSync(shared));

/** An error for a file that isn't read, as Notepad and word processors name theirs. */
function unreadFile(file: string): Problem {
  const name = basename(file).replace(/(?:\.md)?\.[^.]*$/, '');
  const message = 'This kind of file isn’t read.';
  const help = `Save a text as plain text named ${name}.md. Windows hides the end of a name: turn on View > Show > File name extensions.`;
  return { severity: 'error', file: displayPath(file), message, help };
}

/**
 * An error for each of a company's own texts that is in no language's folder.
 * @param own their folder; for the project's company, it is that of the project's
 */
export function ownTextProblems({ own, shared }: { own: string; shared: string }): Problem[] {
  const languages = readdirSync(shared, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const { names, problems } = own === shared ? { names: [], problems: [] } : ownFilesIn(own);
  for (const name of names) {
    const [language = ''] = name.split('/');
    const expected = expectedName(language, languages, (folder) => `${folder}/`);
    const message = `No page uses this text. ${expected}`;
    if (!languages.includes(language))
      problems.push({ severity: 'error', file: displayPath(join(own, name)), message });
  }
  return problems;
}
