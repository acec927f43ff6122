import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault, refuse } from '../fault.ts';
import { filesIn, isLeftBehind } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { displayPath } from '../project.ts';
import { readText } from '../read-text.ts';
import { checkNodes, type Visited } from './check.ts';
import { footnotesIn, readArticle } from './read-article.ts';
import { readStrings } from './read-strings.ts';
import type { Article, ArticleKind, KnownNames, Read, WrittenLink } from './text.ts';

export { expectedName, nearestName } from '../nearest-name.ts';

/** Reads the texts of a language: each file once, and all faults are told together. */
export class TextReader {
  /** The footnotes of all articles, those too that do not hold for this owner. */
  readonly footnotes = new Set<string>();
  /** All links within the site, those too that do not hold for this owner, each with its file and line. */
  readonly links: WrittenLink[] = [];
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
    const files = filesIn(folder).filter((name) => !isLeftBehind(name));
    const markdown = files.filter((name) => name.endsWith('.md'));
    this.#names = markdown.map((name) => name.slice(0, -'.md'.length)).sort();
    for (const name of files)
      if (!/\.(?:md|ts)$/.test(name))
        this.#faults.push(
          `${displayPath(join(folder, name))}: found a file that is no text, expected one that ends in .md.`,
        );
  }

  /** Lets the texts that are read from now on name more. */
  know(more: Partial<KnownNames>): void {
    this.#known = { ...this.#known, ...more };
  }

  /** Has `finish` throw one more line. */
  report(fault: string): void {
    this.#faults.push(fault);
  }

  /** The messages of the language as they hold for this owner. */
  messages<Tree>(tree: Tree): Read<Tree> {
    return readStrings(tree, this.#known, (nodes, path, text) => {
      this.#faults.push(
        ...checkNodes(nodes, this.#known).map(({ message }) => `${this.#placeOf(path, text)}: ${message}`),
      );
      this.#noteLinks(nodes, () => this.#placeOf(path, text));
    });
  }

  /** The articles of a kind as they hold for this owner, by their slugs; those whose front matter has faults are left out. */
  articles<Data>(kind: ArticleKind<Data>): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
    this.#folders.push(folder);
    const prefix = folder === '.' ? '' : `${folder}/`;
    const slugShape = kind.slugShape ?? /^[a-z\d]+(?:-[a-z\d]+)*$/;
    const found = this.#names.filter((name) => dirname(name) === folder).map((name) => name.slice(prefix.length));
    for (const slug of slugs ?? [])
      if (!found.includes(slug)) this.#faults.push(`${this.#pathOf(prefix + slug)}: there is no such text. Write it.`);
    return found.flatMap((slug) => {
      if (slugs && !slugs.includes(slug)) {
        this.#faults.push(`${this.#pathOf(prefix + slug)}: found a text for nothing, ${expectedName(slug, slugs)}`);
      } else if (!slugShape.test(slug)) {
        this.#faults.push(`${this.#pathOf(prefix + slug)}: ${misnamed}`);
      }
      const source = this.#sourceOf(prefix + slug);
      if (source === undefined) return [];
      const { article, faults, nodes } = readArticle(slug, source, kind, this.#known);
      for (const id of footnotesIn(nodes)) this.footnotes.add(id);
      this.#noteLinks(nodes, (line) => `${this.#pathOf(prefix + slug)}:${line}`);
      this.#faults.push(...faults.map(({ line, message }) => `${this.#pathOf(prefix + slug)}:${line}: ${message}`));
      return article ? [{ ...article, file: this.#pathOf(prefix + slug) }] : [];
    });
  }

  /** @throws Fault with a line for each thing that is wrong: file, line, what was found, what is expected */
  finish(): void {
    for (const name of this.#names) {
      const folder = dirname(name);
      if (!this.#folders.includes(folder))
        this.#faults.push(
          `${this.#pathOf(name)}: found a text in the unknown folder ${folder}, ${expectedName(folder, this.#folders)}`,
        );
    }
    refuse(this.#faults);
  }

  #noteLinks(nodes: readonly Visited[], placeOf: (line: number) => string): void {
    for (const node of nodes)
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node.line) });
  }

  /** The text of an article; none where it cannot be read, which is told. */
  #sourceOf(name: string): string | undefined {
    try {
      return readText(join(this.#folder, `${name}.md`), this.#pathOf(name));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#faults.push(...error.lines);
      return undefined;
    }
  }

  /** The file and the line of a message. The first name of its path is that of the file: `notFound` → `not-found.ts`. */
  #placeOf(path: string, text: string): string {
    const [first = ''] = path.split('.');
    const name = `${first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    const file = join(this.#folder, name);
    if (!existsSync(file)) return `${displayPath(this.#folder)}: ${path}`;
    const index = readText(file, displayPath(file))
      .split('\n')
      .findIndex((line) => line.includes(text));
    return index < 0 ? `${displayPath(file)}: ${path}` : `${displayPath(file)}:${index + 1}`;
  }

  #pathOf(name: string) {
    return displayPath(join(this.#folder, `${name}.md`));
  }
}

const misnamed = 'found a name that is no address, expected a-z, 0-9 and - alone, such as winter-driving.md.';
