import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuse } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import { readArticle } from './read-article.ts';
import { readStrings } from './read-strings.ts';
import type { Article, ArticleKind, KnownNames, Read } from './text.ts';

/** Reads the texts of a language: each file once, and all faults are told together. */
export class TextReader {
  /** The footnotes of all articles, those too that do not hold for this owner. */
  readonly footnotes = new Set<string>();
  readonly #folder: string;
  #known: KnownNames;
  /** The articles there are, by their paths without `.md`. */
  readonly #names: readonly string[];
  readonly #folders: string[] = [];
  readonly #faults: string[] = [];

  /** @param folder holds the articles as `.md` files */
  constructor(folder: string, known: KnownNames) {
    this.#folder = folder;
    this.#known = known;
    const markdown = filesIn(folder).filter((name) => name.endsWith('.md'));
    this.#names = markdown.map((name) => name.slice(0, -'.md'.length)).sort();
  }

  /** Lets the texts that are read from now on name more. */
  know(more: Partial<KnownNames>): void {
    this.#known = { ...this.#known, ...more };
  }

  /** The messages of the language as they hold for this owner. */
  messages<Tree>(tree: Tree): Read<Tree> {
    return readStrings(tree, this.#known, ({ path, message }) => {
      this.#faults.push(`${displayPath(this.#folder)}: ${path}: ${message}`);
    });
  }

  /** The articles of a kind as they hold for this owner, by their slugs; those whose front matter has faults are left out. */
  articles<Data>(kind: ArticleKind<Data>): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
    this.#folders.push(folder);
    const prefix = folder === '.' ? '' : `${folder}/`;
    const found = this.#names.filter((name) => dirname(name) === folder).map((name) => name.slice(prefix.length));
    for (const slug of slugs ?? [])
      if (!found.includes(slug)) this.#faults.push(`${this.#pathOf(prefix + slug)}: there is no such text. Write it.`);
    return found.flatMap((slug) => {
      if (slugs && !slugs.includes(slug)) {
        const expected = `expected one of ${slugs.join(', ')}.`;
        this.#faults.push(`${this.#pathOf(prefix + slug)}: found a text for nothing, ${expected}`);
      }
      const source = readFileSync(join(this.#folder, `${prefix}${slug}.md`), 'utf8');
      const { article, faults, footnotes } = readArticle(slug, source, kind, this.#known);
      for (const id of footnotes) this.footnotes.add(id);
      this.#faults.push(...faults.map(({ line, message }) => `${this.#pathOf(prefix + slug)}:${line}: ${message}`));
      return article ? [article] : [];
    });
  }

  /** @throws Fault with a line for each thing that is wrong: file, line, what was found, what is expected */
  finish(): void {
    const expected = this.#folders.join(', ');
    for (const name of this.#names)
      if (!this.#folders.includes(dirname(name)))
        this.#faults.push(`${this.#pathOf(name)}: found a text in a folder of its own, expected ${expected}.`);
    refuse(this.#faults);
  }

  #pathOf(name: string) {
    return displayPath(join(this.#folder, `${name}.md`));
  }
}
