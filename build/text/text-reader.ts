import { basename, dirname, join } from 'node:path/posix';
import { expectedName } from '../nearest-name.ts';
import type { Checked, FieldPath, Problem } from '../problem.ts';
import { isSlug } from '../slug.ts';
import type { Collection, Read } from './collection.ts';
import { chooseFields, stringsIn } from './fields.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { KnownNames } from './known-names.ts';
import { lackingIn, linesOf } from './lines.ts';
import { messagePlace } from './message-place.ts';
import type { ParsedNode } from './nodes.ts';
import { parseSentences, parseText } from './parse.ts';
import { footnote } from './parser.ts';
import { readSource } from './read-source.ts';
import type { Context } from './resolve.ts';
import { bodyOf } from './sections.ts';
import { footnotesIn } from './sentence.ts';
import { TextFiles } from './text-files.ts';
import { TextNotes } from './text-notes.ts';
import { idsOf } from './title.ts';
import type { Article, TextBody, TextNode } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';
export { addressMistakes } from './address.ts';
export { messageFile } from './message-place.ts';

/** Reads the texts of a language: each file once, and all problems are reported together. */
export class TextReader extends TextNotes {
  readonly #files: TextFiles;
  /** The articles that there should be, by their paths without `.md`. */
  readonly #expected: string[] = [];
  /** The file that names the articles of a folder. */
  readonly #namedIn = new Map<string, string>();

  /** @param folders hold the articles as `.md` files; those of the first go before those of the others */
  constructor(...folders: readonly string[]) {
    super();
    this.#files = new TextFiles(folders);
  }

  /** A file of the language as messages show it: `elsewhere.ts`, `posts/winter.md`. */
  fileOf(name: string): string {
    return this.#files.pathOf(name);
  }

  /** The slugs of the articles of a kind. */
  slugsOf({ folder, isWhole = false }: Pick<Collection<unknown>, 'folder' | 'isWhole'>): string[] {
    if (isWhole) this.#files.keepFirst(folder);
    return this.#files.names.filter((name) => dirname(name) === folder).map((name) => basename(name));
  }

  /**
   * The messages of the language as they hold for this owner.
   * @param known what they may name
   */
  messages<Tree extends object>(tree: Tree, known: KnownNames): Read<Tree> {
    // File by file: what an owner's facts change in one leaves the others in the cache.
    const files = Object.entries(tree).map(([name, messages]) => {
      const placeOf = (path: FieldPath, text: string) =>
        messagePlace((file) => this.fileOf(file), [name, ...path], text);
      const look = (nodes: readonly ParsedNode[], path: FieldPath, text: string) =>
        this.lookAtString(nodes, known, path, () => placeOf(path, text));
      return [name, this.strings(messages, known, placeOf, look)];
    });
    return Object.fromEntries(files) as Read<Tree>;
  }

  /**
   * The articles of a kind as they hold for this owner, by their slugs; those whose front matter is wrong are left out.
   * @param known what they may name
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

  /** @returns everything that is wrong, the articles that nothing has asked for among it */
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
    const { frontMatter, blocks } = parseText(source);
    const { ids, twice } = idsOf(blocks);
    const known = { ...names, ids, twice, layouts: kind.layouts, fits: kind.fits ?? names.fits };
    this.look(blocks, known, ({ line }) => ({ file, line }));
    const { tree, lostIds } = this.#body(blocks, ids, {
      ...known,
      leaveOut: ([first], lacking) => this.#leaveOut(kind, file, first?.line ?? 1, lacking),
    });
    const { fields, placeOf } = this.#fields(readFrontMatter(frontMatter), kind, known, file);
    if (fields === undefined) return [];
    const data = this.strings(fields, known, placeOf);
    const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set([data, ...parts].flatMap(footnotesIn))];
    return [{ slug, file, placeOf, data, ...tree, lostIds, footnotes }];
  }

  /** Notes a line that is left out, as it names what the company hasn’t. */
  #leaveOut({ folder, isOwn }: Collection<unknown>, file: string, line: number, lacking: string): void {
    const slug = basename(file, '.md');
    const isOwners = isOwn?.(slug) || this.#files.isOwn(join(folder, slug));
    this.leftOut.push({ severity: isOwners ? 'warning' : 'note', file, line, message: leftOut(lacking) });
  }

  /** The body as it holds for this owner; a line that links to a section of it which is gone goes, too. */
  #body(
    blocks: readonly ParsedNode[],
    ids: readonly string[],
    known: Context & KnownNames,
    lost: readonly string[] = [],
  ): { tree: TextBody; lostIds: readonly string[] } {
    const isLost = (to: string) => (to.startsWith('#') ? lost.includes(to.slice(1)) : (known.isLost?.(to) ?? false));
    const tree = bodyOf(blocks, { ...known, isLost });
    const shown = new Set([...idsIn(tree.intro), ...tree.sections.flatMap(({ id, blocks }) => [id, ...idsIn(blocks)])]);
    const lostIds = ids.filter((id) => !shown.has(id));
    return lostIds.length > lost.length ? this.#body(blocks, ids, known, lostIds) : { tree, lostIds };
  }

  /** The fields of front matter that this owner has, checked; all that is written in it is looked at. */
  #fields<Data>(
    { data: written, problems: unread, lineOf }: FrontMatter,
    kind: Collection<Data>,
    known: KnownNames,
    file: string,
  ) {
    const strings = stringsIn(written);
    const parsed = parseSentences([...new Set(strings.map(({ text }) => text))]);
    for (const { text, path } of strings)
      this.lookAtString(parsed.get(text) ?? [], known, path, () => ({ file, line: lineOf(path), path }));
    for (const { text, path } of strings.filter(({ path }) => !path.includes('first')))
      for (const line of linesOf(parsed.get(text) ?? [])) {
        const lacking = lackingIn(line, known);
        if (lacking) this.#leaveOut(kind, file, lineOf(path), lacking);
      }
    const { data, origins } = chooseFields(written, parsed, known);
    const placeOf = (path: FieldPath) => {
      const from = origins.get(JSON.stringify(path)) ?? path;
      return { file, line: lineOf(from), path };
    };
    const checked: Checked<Data> = unread.length > 0 ? { problems: unread } : kind.check(data);
    for (const problem of checked.problems)
      this.report({ ...(problem.path && placeOf(problem.path)), ...problem, file });
    return { fields: checked.data, placeOf };
  }
}

/** The ids of the third-level headings among blocks. */
const idsIn = (blocks: readonly TextNode[]) => blocks.flatMap((block) => (block.kind === 'h3' && block.id) || []);

/** Why a line is left out, by what it names. */
const leftOut = (lacking: string) =>
  lacking.startsWith('{')
    ? `This line is left out: it names ${lacking}, which your facts don’t give.`
    : `This line is left out: it links to ${lacking}, which your site doesn’t have.`;
