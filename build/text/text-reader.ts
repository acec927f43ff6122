import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { isSlug } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { eachOnce, formatProblem, type Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { readArticle } from './read-article.ts';
import { findTexts, isCopy } from './text-files.ts';
import type { Article, WrittenLink } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';

const slugHelp = 'Use only a-z, 0-9 and -, as in winter-driving.md.';

/** Reads the texts of a language and reports all problems together. */
export class TextReader {
  /** Every character in the texts: labels, buttons and bold words use the heading font, too. */
  readonly letters = new Set<string>();
  /** All links within the site, hidden ones included, with file and line. */
  readonly links: WrittenLink[] = [];
  /** The lines that are left out: warnings in the company’s own texts, notes in others. */
  readonly leftOut: Problem[] = [];
  readonly #problems: Problem[] = [];
  readonly #folders: readonly string[];
  readonly #texts: ReturnType<typeof findTexts>;
  /** The articles that pages use, by path without `.md`. */
  readonly #expected: string[] = [];

  /** @param folders hold the articles as `.md` files; earlier folders come first */
  constructor(...folders: readonly string[]) {
    this.#folders = folders;
    this.#texts = findTexts(folders);
  }

  /** Adds an error. */
  readonly report = (problem: Omit<Problem, 'severity'>): void => {
    this.#problems.push({ severity: 'error', ...problem });
  };

  noteLetters(words: string): void {
    for (const letter of words.replace(/\p{C}/gu, '')) this.letters.add(letter);
  }

  /** The footnotes of all articles, hidden and replaced ones included. */
  get footnotes(): ReadonlySet<string> {
    const texts = this.#texts.all.map((file) => readUtf8(file, file).data ?? '');
    return new Set(texts.flatMap((text) => text.match(/(?<=\[\^)[^[\]\n]+(?=\])/g) ?? []));
  }

  /** All errors so far, each once, sorted by file and line. */
  get problems(): Problem[] {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return eachOnce(this.#problems).sort((one, other) => compare(formatProblem(one), formatProblem(other)));
  }

  /** The slugs of the articles of a kind. */
  slugsOf({ folder, isWhole }: Pick<Collection<unknown>, 'folder' | 'isWhole'>): string[] {
    const { files } = this.#texts;
    const [first = ''] = isWhole ? this.#folders.map((each) => join(each, folder)).filter(existsSync) : [];
    const names = [...files.keys()].filter((name) => dirname(name) === folder).sort();
    for (const name of names) if (!files.get(name)?.startsWith(first)) files.delete(name);
    return names.filter((name) => files.has(name)).map((name) => basename(name));
  }

  /**
   * The articles of a kind for this company. Those with errors in their front matter are left out.
   * @param known what they may refer to
   */
  articles<Data>(kind: Collection<Data>, known: KnownNames): Article<Read<Data>>[] {
    const found = this.slugsOf(kind);
    return (kind.slugs ?? found).flatMap((slug) => {
      const name = join(kind.folder, slug);
      this.#expected.push(name);
      const file = this.#pathOf(name);
      if (!found.includes(slug)) this.report({ file, message: 'This text is missing.', help: 'Write it.' });
      else if (isSlug(slug)) {
        const isOwn = kind.isOwn?.(slug) || !isCopy(file, this.#sharedFile(name));
        return readArticle(this, { slug, file, isOwn }, kind, known) ?? [];
      } else this.report({ file, message: 'This file name can’t be used in an address.', help: slugHelp });
      return [];
    });
  }

  /** @returns all errors, unused articles included */
  finish(): Problem[] {
    const { files, problems } = this.#texts;
    for (const problem of problems) this.report(problem);
    for (const name of files.keys())
      if (!this.#expected.includes(name))
        this.report({
          file: this.#pathOf(name),
          message: `No page uses this text. ${expectedName(name, this.#expected)}`,
        });
    return this.problems;
  }

  /** The project’s own file of an article; a missing one belongs there. */
  #sharedFile = (name: string) => join(this.#folders.at(-1) ?? '', `${name}.md`);
  #pathOf = (name: string) => displayPath(this.#texts.files.get(name) ?? this.#sharedFile(name));
}
