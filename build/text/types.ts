import type { FieldPath, Problem } from '../problem.ts';

/** A construct of a text; the site chooses its component. */
type Construct =
  | { kind: 'text'; text: string }
  /** `{name}`, which the site fills in. */
  | { kind: 'fact'; name: string }
  /** `{name}` on a line of its own: a component of the site. */
  | { kind: 'directive'; name: string }
  | { kind: 'footnote'; id: string }
  | { kind: 'link'; to: string }
  /** A block of its own. Its `alt` has facts in braces, its children are the items of the list right under a drawing. */
  | { kind: 'image'; source: string; alt: string }
  /** `### Title {#id}`; has an id only if one is written. */
  | { kind: 'h3'; id?: string | undefined }
  /**
   * HTML elements; a `td` in the first row of a table is a header cell. `tasks` is a list of them, `- [ ] words`; `columns` has
   * one child, a list under a line `{.columns}`, which is shown side by side.
   */
  | { kind: 'p' | 'blockquote' | 'ul' | 'ol' | 'tasks' | 'columns' | 'li' | 'table' | 'tr' | 'td' | 'strong' | 'em' };

/** What only a text as written has, before anything is left out. */
type Marker =
  /** A `##` heading, a `title`, and what is under it. */
  | { kind: 'section'; id: string }
  /** A `###` heading and what is under it. */
  | { kind: 'part' }
  | { kind: 'title' }
  /** A line of a paragraph, a heading, a cell or a field. All words are in lines; a picture's come before its labels. */
  | { kind: 'line' }
  /** `{state: name}`. */
  | { kind: 'partial'; name: string }
  /** The front matter, or a field or an item in it. Its children are those in it, or the lines of a text. */
  | { kind: 'field'; path: FieldPath; value: unknown }
  /** A mark that can’t be used where it is, and why, in whole sentences. */
  | { kind: 'wrong'; message: string };

export type NodeKind = Construct | Marker;

/** A construct with its line in the file, from 1, and its children. */
export type TextNode = NodeKind & { line: number; attributes?: Attributes; children: TextNode[] };

/** A value of front matter; that of a list or an object is empty, as its children have the rest. */
export type Field = TextNode & { kind: 'field' };

/** What braces at the end of a block say: `{#id .class if=name unless="name other"}`. */
export interface Attributes {
  line: number;
  id: string | undefined;
  classes: string[];
  /** The block is shown if the company has all of these. */
  if: string[];
  /** And none of these. */
  unless: string[];
}

/** `## Title {#id .layout}` and the blocks under it. */
export interface TextSection {
  id: string;
  /** The site decides how a layout looks. */
  layout: string[];
  title: TextNode[];
  blocks: TextNode[];
}

/** The body of a text. */
export interface TextBody {
  /** The blocks above the first heading. */
  intro: TextNode[];
  sections: TextSection[];
  /** The ids of headings that this company's text loses. */
  lostIds: string[];
}

/** A Markdown file with front matter. */
export interface Article<Data> extends TextBody {
  /** The file's name without `.md`. */
  slug: string;
  /** The file, for messages. */
  file: string;
  /** Whether the owner wrote it, rather than the project. */
  isOwn: boolean;
  /** The place of a field of its front matter. */
  placeOf: (path: FieldPath) => Required<Place>;
  /** The names of the fields in a field as written, those that this company leaves out included. */
  namesIn: (path: FieldPath) => string[];
  data: Data;
  /** The footnotes of the front matter and the body, each once, in order. */
  footnotes: string[];
}

/** Where something is: in a file, at a line or in a field. */
export type Place = Pick<Problem, 'file' | 'line' | 'path'>;

/** A link within the site. */
export interface WrittenLink {
  /** Its path from the home page of the language, with its fragment. */
  to: string;
  place: Place;
}
