/** What every node of a text has: the line of its file that it begins in, the first being 1. */
interface Line {
  line: number;
}

/** A part of a sentence. A fact is named here and filled in by the site. */
export type Inline = Line &
  (
    | { kind: 'text'; text: string }
    | { kind: 'fact'; name: string }
    | { kind: 'footnote'; id: string }
    | { kind: 'strong' | 'emphasis'; children: readonly Inline[] }
    | { kind: 'link'; to: string; children: readonly Inline[] }
  );

export type Paragraph = Line & { kind: 'paragraph'; children: readonly Inline[] };

/** An image by itself. Its `alt` names facts in braces; a numbered list right under it becomes its `places`. */
export type Image = Line & {
  kind: 'image';
  source: string;
  alt: string;
  places?: readonly (readonly Block[])[];
};

export type Cell = Paragraph | Image;

/** A construct of Markdown; the site chooses the component for it. */
export type Block =
  | Cell
  | (Line &
      (
        | { kind: 'heading'; children: readonly Inline[] }
        | { kind: 'list'; style: 'bullets' | 'tasks' | 'numbers'; items: readonly (readonly Block[])[] }
        | { kind: 'table'; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
        | { kind: 'quotation'; children: readonly Block[] }
      ));

/** A second-level heading, `## Title {#id .layout}`, and the blocks under it. */
export type Section = Line & {
  kind: 'section';
  id: string;
  /** The class names behind the title: how the writer wants the section laid out. */
  layout: readonly string[];
  title: readonly Inline[];
  blocks: readonly Block[];
};

/** The body of a text. */
export interface Body {
  /** The blocks above the first heading. */
  intro: readonly Block[];
  sections: readonly Section[];
}

/** A Markdown file with front matter. */
export interface Article<Data> extends Body {
  /** The file's name without `.md`. */
  slug: string;
  data: Data;
  /** Words in the body, facts filled in. */
  wordCount: number;
  /** The footnotes of the body, each once, in order. */
  footnotes: readonly string[];
}

/** A string of a phrase file or of front matter that is written in Markdown, such as one with a link. */
export interface Markdown {
  markdown: string;
}

/** Strings as they are read: Markdown becomes a tree, any other string stays one, which may name facts in braces. */
export type Read<Tree> = Tree extends Markdown
  ? readonly Inline[]
  : Tree extends object
    ? { readonly [Name in keyof Tree]: Read<Tree[Name]> }
    : Tree;

/** A kind of articles: what they have in common. */
export interface ArticleKind<Data> {
  /** Their folder in that of their language; `.` is that one itself. */
  folder: string;
  /** The slugs that there must be; left out, any. */
  slugs?: readonly string[];
  /** Checks front matter. */
  check: (data: unknown) => Checked<Data>;
}

/** Front matter as the site wants it, or what is wrong with it. */
export type Checked<Data> = { data: Data; faults?: never } | { data?: never; faults: readonly FieldFault[] };

/** A field of front matter that is not as it should be. */
export interface FieldFault {
  /** Its path, such as `doNow[1]`. */
  path: string;
  /** What was found and what is expected. */
  message: string;
}

/** Everything that texts may name. */
export interface KnownNames {
  /** Facts as they read within a sentence, for `{name}`. */
  facts: Readonly<Record<string, string>>;
  /** Whether they hold for this owner, for `{if name}…{end}` and `{unless name}…{end}`. */
  conditions: Readonly<Record<string, boolean>>;
  /** Entries of the register of sources, for `[^id]`. */
  sources: ReadonlySet<string>;
  /** For `![words](image)`. */
  images: ReadonlySet<string>;
}
