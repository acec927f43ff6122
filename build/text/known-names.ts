import type { FieldPath } from '../problem.ts';
import type { TextNode, TextSection } from './types.ts';

/** What `{state: id}` stands for, a sentence, or `## {state: id}`, a section; neither where it does not hold for this owner. */
export interface PartialText {
  sentence?: readonly TextNode[];
  section?: TextSection;
}

/** Everything that texts may name. */
export interface KnownNames {
  /** Facts as they read within a sentence, for `{name}`; one that this owner has not given is empty. */
  facts: Readonly<Record<string, string>>;
  /** Whether they hold for this owner, for `{if=name}` and `{unless=name}` at the end of a block. */
  conditions: Readonly<Record<string, boolean>>;
  /** Components that a line of its own names, `{name}`, and whether they have anything to show for this owner. */
  directives?: Readonly<Record<string, boolean>>;
  /** What writers call facts by mistake, such as `city`, and the names that those have. */
  aliases?: Readonly<Record<string, string>>;
  /** Entries of the register of sources, for `[^id]`. */
  sources: ReadonlySet<string>;
  /** For `![words](image)`. */
  images: ReadonlySet<string>;
  /** The strings that are in headings, by the ends of their paths, and whether the font of headings has a character. */
  headings?: { fields: RegExp; hasGlyph: (character: string) => boolean };
  /** The strings whose lines all keep people safe, by the ends of their paths. */
  safety?: RegExp;
  /** What texts take in from another one. */
  partials: Readonly<Record<string, PartialText>>;
  /** The facts that begin with a capital letter where a sentence begins with them: `{Hours}` stands for them there. */
  phrases?: ReadonlySet<string>;
  /** The facts that every company has; left out, none. */
  required?: ReadonlySet<string> | undefined;
  /** Whether a candidate for a field of front matter fits there, the strictest first; left out, any does. */
  fits?: readonly ((path: FieldPath, words: string) => boolean)[] | undefined;
  /** Whether some owner’s site may be without the page that a link leads to. */
  mayLack?: (to: string) => boolean;
  /** Whether a link leads to a page, or a part of one, that this owner’s site is without. */
  isLost?: (to: string) => boolean;
  /** Whether nothing is left out: of a text that has no page for this owner, all is checked. */
  showsAll?: boolean;
  /** The ids of the text's own sections, to which its links may lead; left out, any. */
  ids?: readonly string[];
  /** Those of them that more than one heading has. */
  twice?: ReadonlySet<string>;
  /** The layouts that its sections may name; left out, none. */
  layouts?: readonly string[] | undefined;
}
