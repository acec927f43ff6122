import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuse } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import { checkNodes } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { type Node, walk } from './node.ts';
import { readStrings } from './read-strings.ts';
import type { Article, ArticleKind, KnownNames, Read } from './text.ts';
import { readBody } from './tree.ts';

/** Reads the texts of a language: each file once, and all faults are told together. */
export class TextReader {
  /** The footnotes of all articles, those too that do not hold for this owner. */
  readonly footnotes = new Set<string>();
  readonly #folder: string;
  readonly #known: KnownNames;
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

  /** The phrases of the language as they hold for this owner. */
  phrases<Tree>(tree: Tree): Read<Tree> {
    return readStrings(tree, this.#known, ({ path, message }) => {
      this.#faults.push(`${displayPath(this.#folder)}: ${path}: ${message}`);
    });
  }

  /** The articles of a kind as they hold for this owner, by their slugs; those whose front matter has faults are left out. */
  articles<Data>({ folder, slugs, check }: ArticleKind<Data>): Article<Read<Data>>[] {
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
      return this.#article(prefix + slug, slug, check);
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

  #article<Data>(name: string, slug: string, check: ArticleKind<Data>['check']): Article<Read<Data>>[] {
    const source = readText(join(this.#folder, `${name}.md`));
    const { data, faults, lineOf, body, bodyLine } = readFrontMatter(source, check);
    const told = [...faults];
    const { nodes, ...tree } = readBody(body, bodyLine, this.#known.conditions);
    for (const id of footnotesIn(nodes)) this.footnotes.add(id);
    told.push(...checkNodes(nodes, this.#known));
    const read =
      data === undefined
        ? []
        : [
            readStrings(data, this.#known, ({ path, text, message }) => {
              told.push({ line: lineOf(path, text), message });
            }),
          ];
    told.sort((a, b) => a.line - b.line);
    this.#faults.push(...told.map(({ line, message }) => `${this.#pathOf(name)}:${line}: ${message}`));
    const inOrder = [...walk([...tree.intro, ...tree.sections])];
    const footnotes = [...new Set(footnotesIn(inOrder))];
    return read.map((fields) => ({
      slug,
      data: fields,
      ...tree,
      wordCount: countWords(inOrder, this.#known.facts),
      footnotes,
    }));
  }

  #pathOf(name: string) {
    return displayPath(join(this.#folder, `${name}.md`));
  }
}

const readText = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

const footnotesIn = (nodes: readonly Node[]) => nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : []));

function countWords(nodes: readonly Node[], facts: KnownNames['facts']): number {
  const text = nodes.map((node) => {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'fact') return facts[node.name];
    return startsWord.includes(node.kind) ? ' ' : '';
  });
  return text
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const startsWord: readonly string[] = ['section', 'heading', 'paragraph'];
