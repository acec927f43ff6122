import type { TextNode, TextSection } from './types.ts';

/** What `{state: id}` stands for, a sentence, or `## {state: id}`, a section; neither where it does not hold for this owner. */
export interface PartialText {
  sentence?: readonly TextNode[];
  section?: TextSection;
}

/** Everything that texts may name. */
export interface KnownNames {
  /** Facts as they read within a sentence, for `{name}`. */
  facts: Readonly<Record<string, string>>;
  /** Whether they hold for this owner, for `{if name}…{end}` and `{unless name}…{end}`. */
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
  /** What texts take in from another one. */
  partials: Readonly<Record<string, PartialText>>;
  /** The ids of the text's own sections, to which its links may lead; left out, any. */
  ids?: readonly string[];
  /** Those of them that more than one heading has. */
  twice?: ReadonlySet<string>;
  /** The layouts that its sections may name; left out, none. */
  layouts?: readonly string[] | undefined;
}
