import { basename, dirname, join } from 'node:path/posix';
import { isSlug } from '../files-in.ts';
import { expectedName } from '../nearest-name.ts';
import { eachOnce, formatProblem, type Problem } from '../problem.ts';
import { readUtf8 } from '../read-utf8.ts';
import { mistakesIn } from './check.ts';
import type { Around } from './check-line.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { parseText } from './parse.ts';
import { readFields } from './read-fields.ts';
import { idsIn, resolveBody } from './resolve.ts';
import { TextFiles } from './text-files.ts';
import type { Article, ParsedNode, Place, WrittenLink } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';

/** Reads the texts of a language and reports all problems together. */
export class TextReader {
  /** Every character in the texts: labels, buttons and bold words use the heading font, too. */
  readonly letters = new Set<string>();
  /** All links within the site, hidden ones included, with file and line. */
  readonly links: WrittenLink[] = [];
  /** The lines that are left out: warnings in the company’s own texts, notes in others. */
  readonly leftOut: Problem[] = [];
  readonly #problems: Problem[] = [];
  readonly #files: TextFiles;
  /** The articles that pages use, by path without `.md`. */
  readonly #expected: string[] = [];

  /** @param folders hold the articles as `.md` files; earlier folders come first */
  constructor(...folders: readonly string[]) {
    this.#files = new TextFiles(folders);
  }

  /** Adds an error. */
  report(problem: Omit<Problem, 'severity'>): void {
    this.#problems.push({ severity: 'error', ...problem });
  }

  noteLetters(words: string): void {
    for (const letter of words.replace(/\p{C}/gu, '')) this.letters.add(letter);
  }

  /** The footnotes of all articles, hidden and replaced ones included. */
  get footnotes(): ReadonlySet<string> {
    return this.#files.footnotes;
  }

  /** All errors so far, each once, sorted by file and line. */
  get problems(): Problem[] {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return eachOnce(this.#problems).sort((one, other) => compare(formatProblem(one), formatProblem(other)));
  }

  /** The slugs of the articles of a kind. */
  slugsOf({ folder, isWhole = false }: Pick<Collection<unknown>, 'folder' | 'isWhole'>): string[] {
    if (isWhole) this.#files.keepFirst(folder);
    return this.#files.names.filter((name) => dirname(name) === folder).map((name) => basename(name));
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
      const file = this.#files.pathOf(name);
      if (!found.includes(slug)) this.report({ file, message: 'This text is missing.', help: 'Write it.' });
      else if (!isSlug(slug))
        this.report({
          file,
          message: 'This file name can’t be used in an address.',
          help: 'Use only a-z, 0-9 and -, as in winter-driving.md.',
        });
      else return this.#article(slug, file, kind, known);
      return [];
    });
  }

  /** @returns all errors, unused articles included */
  finish(): Problem[] {
    for (const problem of this.#files.problems) this.report(problem);
    const folders = [...new Set(this.#expected.map(dirname))];
    for (const name of this.#files.names.filter((name) => !this.#expected.includes(name))) {
      const folder = dirname(name);
      const expected = folders.includes(folder) ? expectedName(name, this.#expected) : expectedName(folder, folders);
      this.report({ file: this.#files.pathOf(name), message: `No page uses this text. ${expected}` });
    }
    return this.problems;
  }

  #article<Data>(slug: string, file: string, kind: Collection<Data>, names: KnownNames): Article<Read<Data>>[] {
    const { data: source, problems: unread } = readUtf8(file, file);
    for (const problem of unread) this.report(problem);
    if (source === undefined) return [];
    // Some keyboards write é as two characters; fonts have one.
    const normalized = source.replaceAll('\r\n', '\n').normalize('NFC');
    this.noteLetters(normalized);
    const text = parseText(normalized);
    const isOwners = kind.isOwn?.(slug) || this.#files.isOwn(join(kind.folder, slug));
    const onLeftOut = (line: number, lacking: string) =>
      void this.leftOut.push({
        severity: isOwners ? 'warning' : 'note',
        ...{ file, line, message: `This line is left out: your site has no ${lacking}.` },
      });
    const known = { ...names, ids: idsIn(text.blocks), layouts: kind.layouts, fits: kind.fits ?? names.fits };
    this.#check(text.blocks, known, (line) => ({ file, line }));
    const body = resolveBody(text.blocks, { ...known, onLeftOut });
    const { data, placeOf } = readFields(text, kind, known, file, {
      report: (problem) => this.report(problem),
      check: (lines, place, around) => this.#check(lines, known, () => place, around),
      onLeftOut,
    });
    if (data === undefined) return [];
    const footnotes = [...new Set(footnotesIn([data, body.intro, body.sections]))];
    return [{ slug, file, placeOf, data, ...body, footnotes }];
  }

  /** Reports what is wrong in a tree, and notes its links, hidden or not. */
  #check(tree: readonly ParsedNode[], known: KnownNames, placeAt: (line: number) => Place, around?: Around): void {
    for (const { line, message } of mistakesIn(tree, known, around)) this.report({ ...placeAt(line), message });
    for (const { line, to } of linksIn(tree)) this.links.push({ to, place: placeAt(line) });
  }
}

/** The links within the site. */
const linksIn = (nodes: readonly ParsedNode[]): { line: number; to: string }[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'link' && node.to.startsWith('/') ? [{ line: node.line, to: node.to }] : []),
    ...linksIn(node.children),
  ]);

/** The names of all footnotes in trees and front matter, in order. */
function footnotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'footnote' ? [String(id)] : Object.values(value).flatMap(footnotesIn);
}
