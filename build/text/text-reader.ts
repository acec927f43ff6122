import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuse } from '../fault.ts';
import { filesIn, isLeftBehind } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { displayPath } from '../project.ts';
import { readText } from '../read-text.ts';
import { check, idsOf, type Own } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { flat, parseBlocks, parseInline, type Written } from './markdown.ts';
import { bodyOf, lettersOf, resolve, templateOf } from './resolve.ts';
import type { Article, ArticleKind, KnownNames, Read, TextNode, WrittenLink } from './text.ts';

export { expectedName, nearestName } from '../nearest-name.ts';

/** Reads the texts of a language: each file once, and all faults are told together. */
export class TextReader {
  /** What the texts that are read from now on may name. */
  known: KnownNames;
  /** The footnotes of all articles, those too that do not hold for this owner. */
  readonly footnotes = new Set<string>();
  /** Every character of the texts: labels, buttons and words in bold stand in the font of the headings, too. */
  readonly letters = new Set<string>();
  /** All links within the site, those too that do not hold for this owner, each with its file and line. */
  readonly links: WrittenLink[] = [];
  readonly #folder: string;
  /** The articles there are, by their paths without `.md`. */
  readonly #names: readonly string[];
  readonly #folders: string[] = [];
  readonly #faults: string[] = [];

  /** @param folder holds the articles as `.md` files */
  constructor(folder: string, known: KnownNames) {
    this.known = known;
    this.#folder = folder;
    const files = filesIn(folder).filter((name) => name.endsWith('.md') && !isLeftBehind(name));
    this.#names = files.map((name) => name.slice(0, -'.md'.length)).sort();
  }

  /** Has `finish` throw one more line. */
  report(fault: string): void {
    this.#faults.push(fault);
  }

  /** The messages of the language as they hold for this owner. */
  messages<Tree>(tree: Tree): Read<Tree> {
    return this.#strings(tree, {}, (path, text) => this.#placeOf(path, text));
  }

  /** The articles of a kind as they hold for this owner, by their slugs; those whose front matter has faults are left out. */
  articles<Data>(kind: ArticleKind<Data>): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
    this.#folders.push(folder);
    const fileOf = (slug: string) => displayPath(join(this.#folder, folder, `${slug}.md`));
    const found = this.#names.filter((name) => dirname(name) === folder).map((name) => name.replace(/.*\//, ''));
    for (const slug of slugs ?? [])
      if (!found.includes(slug)) this.report(`${fileOf(slug)}: there is no such text. Write it.`);
    return found.flatMap((slug) => {
      if (slugs && !slugs.includes(slug))
        this.report(`${fileOf(slug)}: found a text for nothing, ${expectedName(slug, slugs)}`);
      else if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug)) this.report(`${fileOf(slug)}: ${misnamed}`);
      return this.#article(slug, join(this.#folder, folder, `${slug}.md`), kind);
    });
  }

  /** @throws Fault with a line for each thing that is wrong: file, line, what was found, what is expected */
  finish(): void {
    for (const name of this.#names) {
      const folder = dirname(name);
      if (!this.#folders.includes(folder))
        this.report(
          `${displayPath(join(this.#folder, `${name}.md`))}: found a text in the unknown folder ${folder}, ${expectedName(folder, this.#folders)}`,
        );
    }
    refuse(this.#faults);
  }

  #article<Data>(slug: string, path: string, kind: ArticleKind<Data>): Article<Read<Data>>[] {
    const file = displayPath(path);
    // Some keyboards write é as two characters, for which fonts have one.
    const source = readText(path, file).replaceAll('\r\n', '\n').normalize('NFC');
    const { data: fields, faults, lineOf, body, bodyLine } = readFrontMatter(source, kind.check);
    for (const { line, message } of faults) this.report(`${file}:${line}: ${message}`);
    const blocks = parseBlocks(body, bodyLine);
    const own = { ids: idsOf(blocks, this.known), ...(kind.layouts && { layouts: kind.layouts }) };
    this.#check(blocks, own, (line) => `${file}:${line}`);
    if (fields === undefined) return [];
    const data = this.#strings(fields, own, (path, text) => `${file}:${lineOf(path, text)}`);
    const tree = bodyOf(blocks, this.known);
    const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set(parts.flatMap(footnotesIn))];
    return [{ slug, file, lineOf, data, ...tree, footnotes }];
  }

  /**
   * Reads the strings of messages or of front matter; one in Markdown stands in `{ markdown: '…' }`.
   * @param placeOf tells the file and the line of a string by its path, such as `steps[0].title`, and its text
   */
  #strings<Tree>(tree: Tree, own: Own, placeOf: (path: string, text: string) => string): Read<Tree> {
    const inline = (text: string, path: string) => {
      const nodes = parseInline(text);
      this.#check(nodes, own, () => placeOf(path, text), this.known.headings?.fields.test(path));
      return resolve(nodes, this.known);
    };
    const read = (value: unknown, path: string): unknown => {
      if (typeof value === 'string') {
        const nodes = inline(value, path);
        const markup = nodes.find(({ kind }) => kind !== 'text' && kind !== 'fact');
        if (markup) this.report(`${placeOf(path, value)}: found Markdown (${markup.kind}), expected plain words.`);
        return templateOf(nodes);
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
  #check(nodes: readonly Written[], own: Own, placeOf: (line: number) => string, isHeading = false): void {
    for (const { line, message } of check(nodes, this.known, own)) this.report(`${placeOf(line)}: ${message}`);
    const all = flat(nodes);
    for (const node of all) {
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node.line) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
    }
    for (const letter of lettersOf(nodes).replace(/\p{C}/gu, '')) this.letters.add(letter);
    const headings = all.filter(({ kind }) => kind === 'title' || kind === 'h3');
    for (const { line, children } of isHeading ? [{ line: 1, children: nodes }] : headings) {
      const letters = [...new Set(lettersOf(children).replace(/\p{C}/gu, ''))];
      // In share pictures, it would be missing.
      const lacking = letters.filter((letter) => this.known.headings?.hasGlyph(letter) === false);
      if (lacking.length > 0)
        this.report(`${placeOf(line)}: found ${lacking.join(' ')} in a heading, expected letters that its font has.`);
    }
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

const misnamed = 'found a name that is no address, expected a-z, 0-9 and - alone, such as winter-driving.md.';
