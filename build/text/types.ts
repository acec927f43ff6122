import type { FieldPath, Problem } from '../problem.ts';

/** A construct of Markdown, for which the site chooses the component. */
export type NodeKind =
  | { kind: 'text'; text: string }
  /** `{name}`, which the site fills in. */
  | { kind: 'fact'; name: string }
  /** `{name}` on a line of its own, for which the site has a component. */
  | { kind: 'directive'; name: string }
  /** A list or a table under a line `{.columns}`, its only child: its parts are side by side. */
  | { kind: 'columns' }
  /** `[words]{.chip}` in a cell of a table, words on a background of their own; `{.chip .pale}` is a quieter one. */
  | { kind: 'chip'; isPale: boolean }
  | { kind: 'footnote'; id: string }
  | { kind: 'link'; to: string }
  /** Stands by itself; its `alt` names facts in braces, and its children are the items of the list right under it. */
  | { kind: 'image'; source: string; alt: string }
  /** A list of tasks, `- [ ] words`. */
  | { kind: 'tasks' }
  /** A third-level heading, `### Title {#id}`; only an id that is written is one. */
  | { kind: 'h3'; id?: string | undefined }
  /** What HTML has a tag for; a `td` in the first row of a table is its head. */
  | { kind: 'p' | 'blockquote' | 'ul' | 'ol' | 'li' | 'table' | 'tr' | 'td' | 'strong' | 'em' };

/** A construct with its line in the file, the first being 1, and what is in it. */
export type TextNode = NodeKind & { line: number; children: readonly TextNode[] };

/** What is gone when a text is shown: partials, attributes, ends of lines, the boxes of tasks, and titles; or a mistake. */
export interface Marker {
  kind: 'partial' | 'attributes' | 'break' | 'task' | 'title' | 'brace' | 'code' | 'deep' | 'run';
  /** The name of a partial text; attributes, the `##` of a title, or a lone brace, as they are written; what is too deep; the sign that lines begin with. */
  name: string;
}

/** A node of a text as it is written, before anything of it is left out for an owner. */
export type ParsedNode = (NodeKind | Marker) & {
  line: number;
  children: readonly ParsedNode[];
  /** What is written in it and would not be shown, a sentence each. */
  lost?: readonly string[];
};

/** A second-level heading, `## Title {#id .layout}`, and the blocks under it. */
export interface TextSection {
  id: string;
  /** The names after the title that begin with a dot; the site decides how they look. */
  layout: readonly string[];
  title: readonly TextNode[];
  blocks: readonly TextNode[];
}

/** The body of a text. */
export interface TextBody {
  /** The blocks above the first heading. */
  intro: readonly TextNode[];
  sections: readonly TextSection[];
}

/** A Markdown file with front matter. */
export interface Article<Data> extends TextBody {
  /** The file's name without `.md`. */
  slug: string;
  /** The file, for messages. */
  file: string;
  /** The place of a field of its front matter. */
  placeOf: (path: FieldPath) => Required<Place>;
  data: Data;
  /** The ids that are written in it, and not there for this owner. */
  lostIds: readonly string[];
  /** The footnotes of the front matter and the body, each once, in order. */
  footnotes: readonly string[];
}

/** Where something is: in a file, at a line or in a field. */
export type Place = Pick<Problem, 'file' | 'line' | 'path'>;

/** A link within the site. */
export interface WrittenLink {
  /** Its path from the home page of the language, with its fragment. */
  to: string;
  place: Place;
}
