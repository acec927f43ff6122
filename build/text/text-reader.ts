import { basename, dirname, join } from 'node:path/posix';
import { expectedName } from '../nearest-name.ts';
import type { FieldPath, Problem } from '../problem.ts';
import { isSlug } from '../slug.ts';
import type { Collection, Read } from './collection.ts';
import { checkFrontMatter } from './front-matter.ts';
import type { KnownNames } from './known-names.ts';
import { messagePlace } from './message-place.ts';
import { parseText } from './parse.ts';
import { readSource } from './read-source.ts';
import { bodyOf } from './sections.ts';
import { footnotesIn } from './sentence.ts';
import { TextFiles } from './text-files.ts';
import { TextNotes } from './text-notes.ts';
import { readTitle } from './title.ts';
import type { Article } from './types.ts';

export { expectedName, nearestName } from '../nearest-name.ts';
export { addressMistakes } from './address.ts';
export { templateOf } from './sentence.ts';

/** Reads the texts of a language: each file once, and all problems are reported together. */
export class TextReader extends TextNotes {
  readonly #files: TextFiles;
  /** The articles that there should be, by their paths without `.md`. */
  readonly #expected: string[] = [];

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
      return [name, this.strings(messages, known, placeOf)];
    });
    return Object.fromEntries(files) as Read<Tree>;
  }

  /**
   * The articles of a kind as they hold for this owner, by their slugs; those whose front matter is wrong are left out.
   * @param known what they may name
   */
  articles<Data>(kind: Collection<Data>, known: KnownNames): Article<Read<Data>>[] {
    const { folder, slugs } = kind;
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
      for (const [, id = ''] of text.matchAll(/\[\^([^\]]*)\]/g)) this.footnotes.add(id);
    const folders = [...new Set(this.#expected.map(dirname))];
    for (const name of this.#files.names.filter((name) => !this.#expected.includes(name))) {
      const folder = dirname(name);
      const expected = folders.includes(folder) ? expectedName(name, this.#expected) : expectedName(folder, folders);
      this.report({ file: this.fileOf(`${name}.md`), message: `No page uses this text. ${expected}` });
    }
    return this.problems;
  }

  #article<Data>(slug: string, file: string, kind: Collection<Data>, names: KnownNames): Article<Read<Data>>[] {
    const { data: source, problems: unread } = readSource(file);
    for (const problem of unread) this.report(problem);
    if (source === undefined) return [];
    const { frontMatter, blocks } = parseText(source);
    const { data: fields, problems, lineOf } = checkFrontMatter(frontMatter, kind.check);
    for (const problem of problems) this.report({ ...problem, file });
    const ids = blocks.flatMap((block) =>
      block.kind === 'title' ? readTitle(block).id : (block.kind === 'h3' && readTitle(block).named) || [],
    );
    const known = { ...names, ids, layouts: kind.layouts };
    const tree = bodyOf(
      blocks,
      this.context(known, ({ line }) => ({ file, line })),
    );
    if (fields === undefined) return [];
    const placeOf = (path: FieldPath) => ({ file, line: lineOf(path), path });
    const data = this.strings(fields, known, placeOf);
    const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
    const footnotes = [...new Set([data, ...parts].flatMap(footnotesIn))];
    return [{ slug, file, placeOf, data, ...tree, footnotes }];
  }
}
