import { basename, dirname, join } from 'node:path/posix';
import { expectedName } from '../nearest-name.ts';
import type { FieldPath, Problem } from '../problem.ts';
import { isSlug } from '../slug.ts';
import type { Collection, Read } from './collection.ts';
import { chooseFields, readFields, stringsIn } from './fields.ts';
import type { KnownNames } from './known-names.ts';
import { linesOf, missingIn } from './lines.ts';
import { parseInline } from './markdown.ts';
import { type ParsedText, parseText } from './parse.ts';
import { footnote } from './parser.ts';
import { readSource } from './read-source.ts';
import { type Context, resolveLines } from './resolve.ts';
import { resolveBody } from './sections.ts';
import { footnotesIn } from './sentence.ts';
import { TextFiles } from './text-files.ts';
import { TextNotes } from './text-notes.ts';
import { idsOf } from './title.ts';
import type { Article } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';
export { addressMistakes } from './address.ts';

/** Reads the texts of a language and reports all problems together. */
export class TextReader extends TextNotes {
  readonly #files: TextFiles;
  /** The articles that pages use, by path without `.md`. */
  readonly #expected: string[] = [];
  /** The file that lists the articles of a folder. */
  readonly #namedIn = new Map<string, string>();

  /** @param folders hold the articles as `.md` files; earlier folders come first */
  constructor(...folders: readonly string[]) {
    super();
    this.#files = new TextFiles(folders);
  }

  /** A file's path for messages: `elsewhere.ts`, `posts/winter.md`. */
  fileOf(name: string): string {
    return this.#files.pathOf(name);
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
    const { folder, slugs, namedIn } = kind;
    if (namedIn) this.#namedIn.set(folder, namedIn);
    const found = this.slugsOf(kind);
    return (slugs ?? found).flatMap((slug) => {
      const name = join(folder, slug);
      this.#expected.push(name);
      const file = this.fileOf(`${name}.md`);
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
    for (const text of this.#files.replacedTexts())
      for (const [, id = ''] of text.matchAll(new RegExp(footnote, 'g'))) this.footnotes.add(id);
    const folders = [...new Set(this.#expected.map(dirname))];
    for (const name of this.#files.names.filter((name) => !this.#expected.includes(name))) {
      const folder = dirname(name);
      const expected = folders.includes(folder) ? expectedName(name, this.#expected) : expectedName(folder, folders);
      const namedIn = this.#namedIn.get(folder);
      this.report({
        file: this.fileOf(`${name}.md`),
        message: `No page uses this text. ${expected}`,
        ...(namedIn && { help: `A new one is named in ${namedIn}.` }),
      });
    }
    return this.problems;
  }

  #article<Data>(slug: string, file: string, kind: Collection<Data>, names: KnownNames): Article<Read<Data>>[] {
    const { data: source, problems: unread } = readSource(file);
    for (const problem of unread) this.report(problem);
    if (source === undefined) return [];
    const text = parseText(source);
    const { ids, twice } = idsOf(text.blocks);
    const isOwners = kind.isOwn?.(slug) || this.#files.isOwn(join(kind.folder, slug));
    const onLeftOut = (line: number, lacking: string) =>
      void this.leftOut.push({ severity: isOwners ? 'warning' : 'note', file, line, message: leftOut(lacking) });
    const known = { ...names, ids, twice, layouts: kind.layouts, fits: kind.fits ?? names.fits };
    this.checkTree(text.blocks, known, ({ line }) => ({ file, line }));
    const body = resolveBody(text.blocks, ids, { ...known, onLeftOut });
    const { data, placeOf } = this.#fields(text, kind, known, file, onLeftOut);
    if (data === undefined) return [];
    const parts = [body.intro, ...body.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set([data, ...parts].flatMap(footnotesIn))];
    return [{ slug, file, placeOf, data, ...body, footnotes }];
  }

  /** The checked front matter for this company. Everything in it is checked, hidden or not. */
  #fields<Data>(
    { data: written, lines, error, sentences }: ParsedText,
    kind: Collection<Data>,
    known: KnownNames,
    file: string,
    onLeftOut: NonNullable<Context['onLeftOut']>,
  ) {
    /** The line of a field; of its parent if it is missing; else 1. */
    const lineOf = (path: FieldPath): number => {
      const line = lines.get(JSON.stringify(path));
      if (line !== undefined) return line + 1;
      return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
    };
    for (const { text, path } of stringsIn(written)) {
      const nodes = sentences.get(text.trim()) ?? [];
      this.checkField(nodes, known, path, { file, line: lineOf(path), path });
      for (const line of path.includes('first') ? [] : linesOf(nodes)) {
        const lacking = missingIn(line, known);
        if (lacking) onLeftOut(lineOf(path), lacking);
      }
    }
    const { data: chosen, origins } = chooseFields(written ?? {}, sentences, known);
    const placeOf = (path: FieldPath) => {
      const from = origins.get(JSON.stringify(path)) ?? path;
      return { file, line: lineOf(from), path };
    };
    if (error) this.report({ ...error, file, line: error.line + 1 });
    const { data: fields, problems } = error ? { problems: [] } : kind.check(chosen);
    for (const problem of problems) this.report({ ...(problem.path && placeOf(problem.path)), ...problem, file });
    const inline = (text: string) => resolveLines(sentences.get(text) ?? parseInline(text), known);
    const report = (message: string, path: FieldPath) => this.report({ ...placeOf(path), message });
    return { data: fields && readFields(fields, inline, report), placeOf };
  }
}

/** Why a line is left out, by what it names. */
const leftOut = (lacking: string) =>
  lacking.startsWith('{')
    ? `This line is left out: it names ${lacking}, which your facts don’t give.`
    : `This line is left out: it links to ${lacking}, which your site doesn’t have.`;
