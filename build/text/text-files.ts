import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { ownFilesIn } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';

/** The `.md` files of a language. Files in earlier folders replace those in later ones. */
export class TextFiles {
  readonly #folders: readonly string[];
  /** The file of each article, by its path without `.md`. */
  readonly #files = new Map<string, string>();
  /** All files, the replaced ones included. */
  readonly #all: string[] = [];
  /** Links and devices, and files that aren’t texts; only the last folder, the project’s, holds code. */
  readonly problems: Problem[] = [];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
    for (const folder of folders) {
      const { names, problems } = ownFilesIn(folder);
      this.problems.push(...problems);
      for (const name of names) {
        const file = join(folder, name);
        if (name.endsWith('.md')) {
          const article = name.slice(0, -'.md'.length);
          this.#all.push(file);
          if (!this.#files.has(article)) this.#files.set(article, file);
        } else if (!name.endsWith('.ts') || folder !== folders.at(-1)) this.problems.push(unreadFile(file));
      }
    }
  }

  /** All articles, by path without `.md`. */
  get names(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** What the texts cite, the replaced ones included. */
  get footnotes(): Set<string> {
    const texts = this.#all.map((file) => readUtf8(file, file).data ?? '');
    return new Set(texts.flatMap((text) => text.match(/(?<=\[\^)[^[\]\n]+(?=\])/g) ?? []));
  }

  /** Replaces a folder as a whole by the first of its name. */
  keepFirst(name: string): void {
    const first = this.#folders.find((folder) => existsSync(join(folder, name)));
    for (const [article, file] of this.#files)
      if (first !== undefined && dirname(article) === name && dirname(file) !== join(first, name))
        this.#files.delete(article);
  }

  /** Whether an article is the company's own, and not a copy of the project's. */
  isOwn(article: string): boolean {
    const file = this.#files.get(article);
    return file !== undefined && !isCopy(file, join(this.#folders.at(-1) ?? '', `${article}.md`));
  }

  /** The file of an article, for messages. A missing one belongs in the last folder. */
  pathOf(article: string): string {
    return displayPath(this.#files.get(article) ?? join(this.#folders.at(-1) ?? '', `${article}.md`));
  }
}

/** Whether a text has the same content as the project's. */
const isCopy = (file: string, shared: string) => existsSync(shared) && readFileSync(file).equals(readFileSync(shared));

/** An error for a file that isn't read, as Notepad and word processors name theirs. */
function unreadFile(file: string): Problem {
  const name = basename(file).replace(/(?:\.md)?\.[^.]*$/, '');
  const message = 'This kind of file isn’t read.';
  const help = `Save a text as plain text named ${name}.md. Windows hides the end of a name: turn on View > Show > File name extensions.`;
  return { severity: 'error', file: displayPath(file), message, help };
}

/** The folders of a company's own texts and of the project's; for the project's company, both are one. */
export interface TextFolders {
  own: string;
  shared: string;
}

/** An error for each of a company's own texts that is in no language's folder. */
export function ownTextProblems({ own, shared }: TextFolders): Problem[] {
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

/** A company's own texts that differ from the project's, as messages show their files. */
export function ownTexts({ own, shared }: TextFolders): string[] {
  if (own === shared) return [];
  const names = ownFilesIn(own).names.filter((name) => !isCopy(join(own, name), join(shared, name)));
  return names.map((name) => displayPath(join(own, name)));
}
