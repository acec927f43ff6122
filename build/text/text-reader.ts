import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { refuse } from '../fault.ts';
import { filesIn, isLeftBehind } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { displayPath } from '../project.ts';
import { readText } from '../read-text.ts';
import { faultsOf, lackingLetters } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline, type Written } from './markdown.ts';
import { bodyOf, type Context, readTitle, resolve, templateOf } from './resolve.ts';
import type { Article, ArticleKind, KnownNames, Read, TextNode, WrittenLink } from './text.ts';

export { expectedName, nearestName } from '../nearest-name.ts';
export { addressFault } from './address.ts';

/** A long book has about 1,000; nobody reads a fifth of one on a page. */
const largestKilobytes = 200;

/** Reads the texts of a language: each file once, and all faults are told together. */
export class TextReader {
  /** The footnotes of all articles, those too that do not hold for this owner. */
  readonly footnotes = new Set<string>();
  /** Every character of the texts: labels, buttons and words in bold stand in the font of the headings, too. */
  readonly letters = new Set<string>();
  /** All links within the site, those too that do not hold for this owner, each with its file and line. */
  readonly links: WrittenLink[] = [];
  readonly #folder: string;
  /** The articles there are, by their paths without `.md`. */
  readonly #names: readonly string[];
  /** Those that there should be. */
  readonly #expected: string[] = [];
  readonly #faults: string[] = [];

  /** @param folder holds the articles as `.md` files */
  constructor(folder: string) {
    this.#folder = folder;
    const files = filesIn(folder).filter((name) => name.endsWith('.md') && !isLeftBehind(name));
    this.#names = files.map((name) => name.slice(0, -'.md'.length)).sort();
  }

  /**
   * Has `finish` throw one more line.
   * @param file of the language that it begins with, such as `elsewhere.ts`; left out, the line names its place itself
   */
  report(fault: string, file?: string): void {
    this.#faults.push(file ? `${displayPath(join(this.#folder, file))}: ${fault}` : fault);
  }

  /**
   * The messages of the language as they hold for this owner.
   * @param known what they may name
   */
  messages<Tree>(tree: Tree, known: KnownNames): Read<Tree> {
    return this.#strings(tree, known, (path, text) => this.#placeOf(path, text));
  }

  /**
   * The articles of a kind as they hold for this owner, by their slugs; those whose front matter has faults are left out.
   * @param known what they may name
   */
  articles<Data>(kind: ArticleKind<Data>, known: KnownNames): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
    const found = this.#names.filter((name) => dirname(name) === folder).map((name) => basename(name));
    return (slugs ?? found).flatMap((slug) => {
      const name = join(folder, slug);
      this.#expected.push(name);
      if (!found.includes(slug)) this.report(`${this.#fileOf(name)}: there is no such text. Write it.`);
      else if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug))
        this.report(
          `${this.#fileOf(name)}: found a name that is no address, expected a-z, 0-9 and - alone, such as winter-driving.md.`,
        );
      else return this.#article(slug, this.#fileOf(name), kind, known);
      return [];
    });
  }

  /** Tells the articles that nothing has asked for. @throws Fault as `refuse` does */
  finish(): void {
    const folders = [...new Set(this.#expected.map(dirname))];
    for (const name of this.#names.filter((name) => !this.#expected.includes(name))) {
      const folder = dirname(name);
      const expected = folders.includes(folder) ? expectedName(name, this.#expected) : expectedName(folder, folders);
      this.report(`${this.#fileOf(name)}: found a text for nothing, ${expected}`);
    }
    this.refuse();
  }

  /** @throws Fault with a line for each thing that is wrong so far, once where it is so twice in a line: file, line, what was found, what is expected */
  refuse(): void {
    refuse([...new Set(this.#faults)].sort(new Intl.Collator('en', { numeric: true }).compare));
  }

  /** Has `finish` throw one more line, on a message: its path, and its text as it stands in the file. */
  reportMessage(path: string, text: string, fault: string): void {
    this.report(`${this.#placeOf(path, text)}: ${fault}`);
  }

  #fileOf(name: string): string {
    return displayPath(join(this.#folder, `${name}.md`));
  }

  #article<Data>(slug: string, file: string, kind: ArticleKind<Data>, names: KnownNames): Article<Read<Data>>[] {
    // Some keyboards write é as two characters, for which fonts have one.
    const source = readText(file, file).replaceAll('\r\n', '\n').normalize('NFC');
    const kilobytes = Math.ceil(Buffer.byteLength(source) / 1000);
    if (kilobytes > largestKilobytes) {
      this.report(`${file}: found a text of ${kilobytes} KB, expected at most ${largestKilobytes} KB. Make two of it.`);
      return [];
    }
    const { data: fields, faults, lineOf, body, bodyLine } = readFrontMatter(source, kind.check);
    for (const fault of faults) this.report(`${file}:${fault}`);
    const blocks = parseBlocks(body, bodyLine);
    const ids = blocks.flatMap((block) =>
      block.kind === 'title' ? readTitle(block).id : (block.kind === 'h3' && readTitle(block).named) || [],
    );
    const known = { ...names, ids, layouts: kind.layouts };
    const tree = bodyOf(
      blocks,
      this.#context(known, ({ line }) => `${file}:${line}`),
    );
    if (fields === undefined) return [];
    const data = this.#strings(fields, known, (path, text) => `${file}:${lineOf(path, text)}`);
    const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set(parts.flatMap(footnotesIn))];
    return [{ slug, file, lineOf, data, ...tree, footnotes }];
  }

  /**
   * Reads the strings of messages or of front matter; one in Markdown stands in `{ markdown: '…' }`.
   * @param placeOf tells the file and the line of a string by its path, such as `steps[0].title`, and its text
   */
  #strings<Tree>(tree: Tree, known: KnownNames, placeOf: (path: string, text: string) => string): Read<Tree> {
    const inline = (text: string, path: string) => {
      const nodes = parseInline(text);
      const place = () => placeOf(path, text);
      if (known.headings?.fields.test(path))
        for (const message of lackingLetters(nodes, known)) this.report(`${place()}: ${message}`);
      return resolve(nodes, this.#context(known, place));
    };
    const read = (value: unknown, path: string): unknown => {
      if (typeof value === 'string') {
        const nodes = inline(value, path);
        const markup = nodes.find(({ kind }) => kind !== 'text' && kind !== 'fact');
        if (markup) this.report(`${placeOf(path, value)}: found Markdown (${markup.kind}), expected plain words.`);
        return templateOf(nodes);
      }
      if (typeof value === 'function') {
        // What it takes is not known here; its own words are looked at like all others.
        inline(String(value(new Proxy({}, { get: () => '' }))), path);
        return value;
      }
      if (Array.isArray(value)) return value.map((item, index) => read(item, `${path}[${index}]`));
      if (typeof value !== 'object' || value === null) return value;
      if ('markdown' in value && typeof value.markdown === 'string') return inline(value.markdown, path);
      const fields = Object.entries(value).map(([name, inner]) => [name, read(inner, path ? `${path}.${name}` : name)]);
      return Object.fromEntries(fields);
    };
    return read(tree, '') as Read<Tree>;
  }

  /** Tells what is wrong in a text, and notes its links, its footnotes and its characters. */
  #context(known: KnownNames, placeOf: (node: Written) => string): Context {
    const visit: Context['visit'] = (node, siblings, parent) => {
      for (const message of faultsOf(node, siblings, parent, known)) this.report(`${placeOf(node)}: ${message}`);
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
      if (node.kind === 'text') for (const letter of node.text.replace(/\p{C}/gu, '')) this.letters.add(letter);
    };
    return { ...known, visit };
  }

  /** The file and the line of a message. The first name of its path is that of the file: `notFound` → `not-found.ts`. */
  #placeOf(path: string, text: string): string {
    const [first = ''] = path.split('.');
    const file = join(this.#folder, `${first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
    const lines = existsSync(file) ? readText(file, file).split('\n') : [];
    const index = lines.findIndex((line) => line.includes(text));
    return index < 0 ? `${displayPath(this.#folder)}: ${path}` : `${displayPath(file)}:${index + 1}`;
  }
}

/** The names of the footnotes in a tree. */
const footnotesIn = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : footnotesIn(node.children)));
