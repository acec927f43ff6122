/** Running words; a string may name facts in braces (`{name}`), which the site fills in. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; words: readonly Inline[] }
  | { kind: 'link'; to: string; words: readonly Inline[] }
  | { kind: 'footnote'; id: string }
  /** Only by itself, in a cell of a table. */
  | { kind: 'image'; source: string; alt: string };

/** A construct of Markdown; which component it becomes is the site's to say. A numbered list right under an image is its numbered places. */
export type Block =
  | { kind: 'paragraph'; words: readonly Inline[] }
  | { kind: 'heading'; words: readonly Inline[] }
  | { kind: 'list'; style: 'bullets' | 'tasks' | 'numbers'; items: readonly (readonly Block[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'quotation'; blocks: readonly Block[] }
  | { kind: 'image'; source: string; alt: string; places?: readonly (readonly Block[])[] };

/** What stands under a second-level heading: `## Title {#id .layout}`. */
export interface TextSection {
  id: string;
  /** The names behind its title that begin with a dot; what they look like is the site's to say. */
  layout: readonly string[];
  title: readonly Inline[];
  blocks: readonly Block[];
}

export interface TextBody {
  /** What stands above the first heading. */
  intro: readonly Block[];
  sections: readonly TextSection[];
}

/** A text in Markdown. */
export interface Text {
  /** Its name in the folder of its language, without `.md`: `services/car-towing`. */
  name: string;
  /** The front matter, as the site's check gave it. */
  data: unknown;
  /** Words in the body, facts filled in. */
  length: number;
  /** The footnotes in it, those too that do not hold for this owner. */
  footnotes: readonly string[];
  /** The body, read anew each time, so that thousands of texts take no memory. */
  body: () => TextBody;
}

/** What the site knows, and so what its words may name. */
export interface KnownNames {
  /** Facts in words by name, for `{name}`. */
  facts: Readonly<Record<string, string>>;
  /** What holds for this owner, for `{if name}…{end}` and `{unless name}…{end}`. */
  conditions: Readonly<Record<string, boolean>>;
  /** Entries of the register of sources, for `[^id]`. */
  sources: ReadonlySet<string>;
  /** What images show, for `![words](image)`. */
  images: ReadonlySet<string>;
  /** The kinds of texts, by the folder that they lie in; a lone text's folder is called `.`. */
  folders: Readonly<Record<string, TextFolder>>;
}

export interface TextFolder {
  /** The names that its texts must have; left out, any. */
  names?: readonly string[];
  /** The layouts that sections of its texts may name; left out, none. */
  layouts?: readonly string[];
  /** The front matter as the site wants it, or what is wrong with it. */
  check: (data: unknown) => { data: unknown; faults?: never } | { data?: never; faults: readonly FieldFault[] };
}

export interface FieldFault {
  /** The front matter's field, the first part of its path. */
  field: string;
  /** The whole path, what was found and what is expected. */
  message: string;
}

/** All the words of a language; phrases are a tree of strings. */
export interface Words<Phrases> {
  phrases: Phrases;
  texts: readonly Text[];
}
