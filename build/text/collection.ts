import type { Checked } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import type { TextNode } from './types.ts';

/** Front matter as it is read: Markdown, `{ markdown: '…' }`, becomes a tree; any other string may name facts in braces. */
export type Read<Tree> = Tree extends { markdown: string }
  ? readonly TextNode[]
  : Tree extends object
    ? { readonly [Name in keyof Tree]: Read<Tree[Name]> }
    : Tree;

/** A kind of article. */
export interface Collection<Data> {
  /** Their folder within the language's; `.` for that folder itself. */
  folder: string;
  /** The slugs that must exist; defaults to any. */
  slugs?: readonly string[];
  /** The site's file that lists the slugs, for messages. */
  namedIn?: string;
  /** Whether a company's own folder replaces the project's as a whole, rather than file by file. */
  isWhole?: boolean;
  /** The layouts that their sections may use; defaults to none. */
  layouts?: readonly string[] | undefined;
  /** Whether a candidate fits its front matter field, the strictest test first. */
  fits?: KnownNames['fits'];
  /** Whether the owner wrote the text with this slug; texts in a company’s own folder always count. */
  isOwn?: (slug: string) => boolean;
  /** Checks front matter. */
  check: (data: unknown) => Checked<Data>;
}
