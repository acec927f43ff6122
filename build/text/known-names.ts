import type { Checked, FieldPath } from '../problem.ts';
import type { TextNode, TextSection } from './types.ts';

/** Front matter after reading: Markdown, `{ markdown: '…' }`, is a tree; any other string may have facts in braces. */
export type Read<Tree> = Tree extends { markdown: string }
  ? TextNode[]
  : Tree extends object
    ? { readonly [Name in keyof Tree]: Read<Tree[Name]> }
    : Tree;

/** A kind of article. */
export interface Collection<Data> {
  /** Their folder within the language's; `.` for that folder itself. */
  folder: string;
  /** The slugs that must exist; defaults to any. */
  slugs?: readonly string[];
  /** Whether a company's own folder replaces the project's as a whole, rather than file by file. */
  isWhole?: boolean;
  /** The layouts that their sections may use; defaults to none. */
  layouts?: readonly string[] | undefined;
  /** Whether the owner wrote the text with this slug; texts in a company’s own folder always count. */
  isOwn?: (slug: string) => boolean;
  /** Checks front matter. */
  check: (data: unknown) => Checked<Data>;
}

/** What takes the place of `{state: id}` or `## {state: id}`; neither if it doesn't apply to this company. */
export interface PartialText {
  sentence?: TextNode[];
  section?: TextSection;
}

/** Everything that texts can refer to. */
export interface KnownNames {
  /** Facts as they read within a sentence, for `{name}`; empty if not given. */
  facts: Readonly<Record<string, string>>;
  /** For `{if=name}` and `{unless=name}` at the end of a block. */
  conditions: Readonly<Record<string, boolean>>;
  /** Components, for `{name}` on a line of its own, and whether they have anything to show. */
  directives?: Readonly<Record<string, boolean>>;
  /** Entries of the register of sources, for `[^id]`. */
  sources: ReadonlySet<string>;
  /** For `![words](image)`. */
  images: ReadonlySet<string>;
  /** Which fields hold only safety lines, by their path with dots. */
  safety?: RegExp;
  /** What texts include from a state's text. */
  partials: Readonly<Record<string, PartialText>>;
  /** Facts that are capitalized at the start of a sentence, by a capital name: `{Hours}`. */
  phrases?: ReadonlySet<string>;
  /** Facts that every company has. */
  required?: ReadonlySet<string> | undefined;
  /** Tests of a candidate for a front matter field, the strictest first; defaults to any. */
  fits?: readonly ((path: FieldPath, words: string) => boolean)[] | undefined;
  /** Whether some company’s site may not have the page that a link leads to. */
  mayLack?: (to: string) => boolean;
  /** Whether this company’s site lacks the page or section that a link leads to. */
  isLost?: (to: string) => boolean;
  /** Whether nothing is left out: a text without a page here is still checked as a whole. */
  showsAll?: boolean;
  /** The ids of the text's own headings, for links to them. */
  ids?: readonly string[];
  /** Those of them that this company’s text loses. */
  lostIds?: readonly string[];
  /** The layouts that its sections may use; defaults to none. */
  layouts?: readonly string[] | undefined;
}
