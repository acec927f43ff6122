import type { FieldPath } from '../problem.ts';
import type { TextNode, TextSection } from './types.ts';

/** What `{state: id}` (a sentence) or `## {state: id}` (a section) stands for; neither if it doesn't apply to this company. */
export interface PartialText {
  sentence?: readonly TextNode[];
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
  /** Names that writers try, such as `city`, and the right ones. */
  aliases?: Readonly<Record<string, string>>;
  /** Entries of the register of sources, for `[^id]`. */
  sources: ReadonlySet<string>;
  /** For `![words](image)`. */
  images: ReadonlySet<string>;
  /** Which fields are shown as headings, and whether the heading font has a character. */
  headings?: { fields: RegExp; hasGlyph: (character: string) => boolean };
  /** Which fields hold only safety lines. */
  safety?: RegExp;
  /** What texts include from a state's text. */
  partials: Readonly<Record<string, PartialText>>;
  /** Facts that are capitalized at the start of a sentence, by a capital name: `{Hours}`. */
  phrases?: ReadonlySet<string>;
  /** Facts that every company has; defaults to none. */
  required?: ReadonlySet<string> | undefined;
  /** Whether a candidate fits its front matter field, the strictest test first; defaults to any. */
  fits?: readonly ((path: FieldPath, words: string) => boolean)[] | undefined;
  /** Whether some company’s site may not have the page that a link leads to. */
  mayLack?: (to: string) => boolean;
  /** Whether this company’s site lacks the page or section that a link leads to. */
  isLost?: (to: string) => boolean;
  /** Whether nothing is left out: a text without a page here is still checked as a whole. */
  showsAll?: boolean;
  /** The ids of the text's own headings, for links to them; defaults to any. */
  ids?: readonly string[];
  /** The ids that more than one heading has. */
  twice?: ReadonlySet<string>;
  /** The layouts that its sections may use; defaults to none. */
  layouts?: readonly string[] | undefined;
}
