import type { Checked } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import type { TextNode } from './types.ts';

/** Front matter as it is read: Markdown, `{ markdown: '…' }`, becomes a tree; any other string may name facts in braces. */
export type Read<Tree> = Tree extends { markdown: string }
  ? readonly TextNode[]
  : Tree extends object
    ? { readonly [Name in keyof Tree]: Read<Tree[Name]> }
    : Tree;

/** A kind of articles: what they have in common. */
export interface Collection<Data> {
  /** Their folder, in the folder of the language; `.` for that folder itself. */
  folder: string;
  /** The slugs that there must be; left out, any. */
  slugs?: readonly string[];
  /** The file of the site that names the slugs, for who adds a text. */
  namedIn?: string;
  /** Whether a company's own folder of them takes the place of the project's, rather than going before it file by file. */
  isWhole?: boolean;
  /** The layouts that their sections may name; left out, none. */
  layouts?: readonly string[] | undefined;
  /** Whether a candidate for a field of front matter fits there, the strictest first. */
  fits?: KnownNames['fits'];
  /** Whether a text is one that the owner wrote, by its slug; left out, none is but for those in a folder of the company’s own. */
  isOwn?: (slug: string) => boolean;
  /** Checks front matter. */
  check: (data: unknown) => Checked<Data>;
}
