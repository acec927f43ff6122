import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { ownFilesIn } from '../files-in.ts';
import type { Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';

/** Texts under the names that Notepad and word processors give them. */
const otherTexts = /(?:\.md)?\.(?:txt|markdown|docx?|odt|rtf|pages|html?)$/i;

/** The articles of a language: `.md` files in folders, of which the first go before the others, file by file. */
export class TextFiles {
  readonly #folders: readonly string[];
  /** The file of each article, by its path without `.md`. */
  readonly #files = new Map<string, string>();
  /** The files that gave way to those of a folder before theirs. */
  readonly #replaced: string[] = [];
  /** Links and devices among them, and files of the last folder that look like texts and are not read. */
  readonly problems: Problem[] = [];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
    for (const folder of folders) {
      const { names, problems } = ownFilesIn(folder);
      this.problems.push(...problems);
      for (const name of names) {
        const [article, file] = [name.slice(0, -'.md'.length), join(folder, name)];
        if (!name.endsWith('.md')) {
          if (folder === folders.at(-1)) this.problems.push(...(unreadText(file) ?? []));
        } else if (this.#files.has(article)) this.#replaced.push(file);
        else this.#files.set(article, file);
      }
    }
  }

  /** The articles there are, by their paths without `.md`. */
  get names(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** Has the articles of a folder give way as a whole to those of the first folder that has one of its name. */
  keepFirst(name: string): void {
    const first = this.#folders.find((folder) => existsSync(join(folder, name)));
    for (const [article, file] of this.#files)
      if (first !== undefined && dirname(article) === name && dirname(file) !== join(first, name)) {
        this.#files.delete(article);
        this.#replaced.push(file);
      }
  }

  /** The texts that gave way. */
  replacedTexts(): string[] {
    return this.#replaced.map((file) => readUtf8(file, displayPath(file)).data ?? '');
  }

  /** Whether an article is the company's own, and not a copy of the project's. */
  isOwn(article: string): boolean {
    const file = this.#files.get(article);
    return file !== undefined && !isCopy(file, join(this.#folders.at(-1) ?? '', `${article}.md`));
  }

  /** The path of a file as messages show it: `elsewhere.ts`, `posts/winter.md`. One that is not there belongs into the last folder. */
  pathOf(name: string): string {
    const file = name.endsWith('.md') ? this.#files.get(name.slice(0, -'.md'.length)) : undefined;
    return displayPath(file ?? join(this.#folders.at(-1) ?? '', name));
  }
}

/** Whether a text is that of the project, or the same. */
export const isCopy = (file: string, shared: string) =>
  existsSync(shared) && readFileSync(file).equals(readFileSync(shared));

/** An error for a file that looks like a text, and is not read. */
export function unreadText(file: string): Problem[] | undefined {
  if (!otherTexts.test(file)) return undefined;
  const name = basename(file).replace(otherTexts, '');
  const help = `Save it as plain text named ${name}.md. Windows hides the end of a name: turn on View > Show > File name extensions.`;
  return [{ severity: 'error', file: displayPath(file), message: 'This kind of file isn’t read.', help }];
}
