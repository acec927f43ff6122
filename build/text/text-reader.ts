import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { filesIn, isIgnored } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { failIfAny, fieldName, formatProblem, type Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';
import { lackingLetters, mistakesOf } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { type ParsedNode, parseBlocks, parseInline } from './markdown.ts';
import { bodyOf, type Context, readTitle, resolve, templateOf } from './resolve.ts';
import type { Article, Collection, KnownNames, Place, Read, TextNode, WrittenLink } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';
export { addressMistakes } from './address.ts';

type Path = NonNullable<Problem['path']>;

/** A long book has about 1,000; nobody reads a fifth of one on a page. */
const largestKilobytes = 200;

/** Texts under the names that Notepad and word processors give them. */
const otherTexts = /(?:\.md)?\.(?:txt|markdown|docx?|odt|rtf|pages|html?)$/i;

/** Reads the texts of a language: each file once, and all problems are reported together. */
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
  readonly #problems: Problem[] = [];

  /** @param folder holds the articles as `.md` files */
  constructor(folder: string) {
    this.#folder = folder;
    const files = filesIn(folder).filter((name) => !isIgnored(name));
    for (const name of files.filter((name) => otherTexts.test(name))) {
      const help = `Save it as plain text named ${basename(name).replace(otherTexts, '')}.md. Windows hides the end of a name: turn on View > Show > File name extensions.`;
      this.report({ file: this.fileOf(name), message: 'this kind of file isn’t read.', help });
    }
    this.#names = files
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -'.md'.length))
      .sort();
  }

  /** Has `finish` throw one more error. */
  report(problem: Omit<Problem, 'severity'>): void {
    this.#problems.push({ severity: 'error', ...problem });
  }

  /** A file of the language as messages show it: `elsewhere.ts`, `posts/winter.md`. */
  fileOf(name: string): string {
    return displayPath(join(this.#folder, name));
  }

  /**
   * The messages of the language as they hold for this owner.
   * @param known what they may name
   */
  messages<Tree>(tree: Tree, known: KnownNames): Read<Tree> {
    return this.#strings(tree, known, (path, text) => this.#placeOf(path, text));
  }

  /**
   * The articles of a kind as they hold for this owner, by their slugs; those whose front matter is wrong are left out.
   * @param known what they may name
   */
  articles<Data>(kind: Collection<Data>, known: KnownNames): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
    const found = this.#names.filter((name) => dirname(name) === folder).map((name) => basename(name));
    return (slugs ?? found).flatMap((slug) => {
      const name = join(folder, slug);
      this.#expected.push(name);
      const file = this.fileOf(`${name}.md`);
      if (!found.includes(slug)) this.report({ file, message: 'there is no such text.', help: 'Write it.' });
      else if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(slug))
        this.report({
          file,
          message: 'this file name can’t be used in an address.',
          help: 'Use a-z, 0-9 and - alone, as in winter-driving.md.',
        });
      else return this.#article(slug, file, kind, known);
      return [];
    });
  }

  /** Reports the articles that nothing has asked for. @throws UserError as `failIfAny` does */
  finish(): void {
    const folders = [...new Set(this.#expected.map(dirname))];
    for (const name of this.#names.filter((name) => !this.#expected.includes(name))) {
      const folder = dirname(name);
      const expected = folders.includes(folder) ? expectedName(name, this.#expected) : expectedName(folder, folders);
      this.report({ file: this.fileOf(`${name}.md`), message: `no page uses this text, ${expected}` });
    }
    this.failIfAny();
  }

  /** @throws UserError with everything that is wrong so far, each once, in the order of files and lines */
  failIfAny(): void {
    const all = new Map(this.#problems.map((problem) => [formatProblem(problem), problem]));
    const { compare } = new Intl.Collator('en', { numeric: true });
    failIfAny([...all].sort(([one], [other]) => compare(one, other)).map(([, problem]) => problem));
  }

  #article<Data>(slug: string, file: string, kind: Collection<Data>, names: KnownNames): Article<Read<Data>>[] {
    // Some keyboards write é as two characters, for which fonts have one.
    const source = readUtf8(file, file).replaceAll('\r\n', '\n').normalize('NFC');
    const kilobytes = Math.ceil(Buffer.byteLength(source) / 1000);
    if (kilobytes > largestKilobytes) {
      const message = `found a text of ${kilobytes} KB, expected at most ${largestKilobytes} KB.`;
      this.report({ file, message, help: 'Make two of it.' });
      return [];
    }
    const { data: fields, problems, lineOf, body, bodyLine } = readFrontMatter(source, kind.check);
    for (const problem of problems) this.report({ ...problem, file });
    const blocks = parseBlocks(body, bodyLine);
    const ids = blocks.flatMap((block) =>
      block.kind === 'title' ? readTitle(block).id : (block.kind === 'h3' && readTitle(block).named) || [],
    );
    const known = { ...names, ids, layouts: kind.layouts };
    const tree = bodyOf(
      blocks,
      this.#context(known, ({ line }) => ({ file, line })),
    );
    if (fields === undefined) return [];
    const data = this.#strings(fields, known, (path) => ({ file, line: lineOf(path) }));
    const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set(parts.flatMap(footnotesIn))];
    return [{ slug, file, lineOf, data, ...tree, footnotes }];
  }

  /**
   * Reads the strings of messages or of front matter; one in Markdown stands in `{ markdown: '…' }`.
   * @param placeOf gives the place of a string by its path and its text
   */
  #strings<Tree>(tree: Tree, known: KnownNames, placeOf: (path: Path, text: string) => Place): Read<Tree> {
    const inline = (text: string, path: Path) => {
      const nodes = parseInline(text);
      const place = () => placeOf(path, text);
      if (known.headings?.fields.test(fieldName(path)))
        for (const message of lackingLetters(nodes, known)) this.report({ ...place(), message });
      return resolve(nodes, this.#context(known, place));
    };
    const read = (value: unknown, path: Path): unknown => {
      if (typeof value === 'string') {
        const nodes = inline(value, path);
        const markup = nodes.find(({ kind }) => kind !== 'text' && kind !== 'fact');
        if (markup)
          this.report({ ...placeOf(path, value), message: `found Markdown (${markup.kind}), expected plain words.` });
        return templateOf(nodes);
      }
      if (typeof value === 'function') {
        // What it takes is not known here; its own words are looked at like all others.
        inline(String(value(new Proxy({}, { get: () => '' }))), path);
        return value;
      }
      if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
      if (typeof value !== 'object' || value === null) return value;
      if ('markdown' in value && typeof value.markdown === 'string') return inline(value.markdown, path);
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, [...path, name])]));
    };
    return read(tree, []) as Read<Tree>;
  }

  /** Reports what is wrong in a text, and notes its links, its footnotes and its characters. */
  #context(known: KnownNames, placeOf: (node: ParsedNode) => Place): Context {
    const visit: Context['visit'] = (node, siblings, parent) => {
      for (const message of mistakesOf(node, siblings, parent, known)) this.report({ ...placeOf(node), message });
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
      if (node.kind === 'text') for (const letter of node.text.replace(/\p{C}/gu, '')) this.letters.add(letter);
    };
    return { ...known, visit };
  }

  /** The place of a message. The first name of its path is that of the file: `notFound` → `not-found.ts`. */
  #placeOf(path: Path, text: string): Place {
    const first = `${path[0]}`;
    const file = join(this.#folder, `${first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
    const lines = existsSync(file) ? readUtf8(file, file).split('\n') : [];
    const index = lines.findIndex((line) => line.includes(text));
    return index < 0 ? { file: displayPath(this.#folder), path } : { file: displayPath(file), line: index + 1 };
  }
}

/** The names of the footnotes in a tree. */
const footnotesIn = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : footnotesIn(node.children)));
