import type { Visited } from './check.ts';
import { isMark, readConditions, type TextLine } from './conditions.ts';
import { inlineOf, type Nested, parseBlocks, parseInline } from './markdown.ts';
import type { KnownNames, Parent, TextBody, TextNode, TextSection } from './text.ts';

type Conditions = KnownNames['conditions'];
type Insertions = NonNullable<KnownNames['insertions']>;

/**
 * Reads the body of a text.
 * @param firstLine its number in the file
 * @returns the tree that holds for this owner, and every node, those too that do not hold
 */
export function readBody(text: string, firstLine: number, conditions: Conditions, insertions: Insertions = {}) {
  const { lines, nodes } = readConditions(text, firstLine, conditions);
  return { body: new TreeBuilder(lines, nodes, insertions).body(parseBlocks(contentOf(lines))), nodes };
}

/** Reads a string that is no text of its own: the parts that hold for this owner, and every node. */
export function readInline(text: string, conditions: Conditions, insertions: Insertions = {}) {
  const { lines, nodes } = readConditions(text, 1, conditions);
  return { inline: new TreeBuilder(lines, nodes, insertions).read(parseInline(contentOf(lines))), nodes };
}

const contentOf = (lines: readonly TextLine[]) => lines.map(({ content }) => content).join('\n');

/** By the parser's names for them: constructs that have a component, and constructs that have none. */
const parents: Readonly<Record<string, Parent | 'link'>> = {
  strong_open: 'strong',
  em_open: 'emphasis',
  link_open: 'link',
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'quotation',
  bullet_list_open: 'bullets',
  ordered_list_open: 'numbers',
  list_item_open: 'item',
  table_open: 'table',
  tr_open: 'row',
  th_open: 'cell',
  td_open: 'cell',
};
const unsupported: Readonly<Record<string, string>> = {
  code_inline: 'code',
  code_block: 'code',
  fence: 'code',
  hr: 'a rule',
  s_open: 'struck words',
  image: 'an image within a sentence',
  heading_open: 'a heading of another level than ## and ###',
};

class TreeBuilder {
  readonly #lines: readonly TextLine[];
  readonly #nodes: Visited[];
  readonly #insertions: Insertions;
  /** The line that is being read, and the condition marks that were passed in it. */
  #index = 0;
  #marks = 0;

  /** @param nodes receives every node */
  constructor(lines: readonly TextLine[], nodes: Visited[], insertions: Insertions) {
    this.#lines = lines;
    this.#nodes = nodes;
    this.#insertions = insertions;
  }

  /** Where the heading of a section does not hold, its blocks belong to the section before. */
  body(tokens: readonly Nested[]): TextBody {
    const intro: Nested[] = [];
    const sections: { section: TextSection; blocks: Nested[] }[] = [];
    for (const nested of tokens) {
      if (nested.token.markup !== '##') (sections.at(-1)?.blocks ?? intro).push(nested);
      else for (const section of this.#section(nested)) sections.push({ section, blocks: [] });
    }
    return {
      intro: this.read(intro),
      sections: sections.map(({ section, blocks }) => ({
        ...section,
        blocks: [...section.blocks, ...this.read(blocks)],
      })),
    };
  }

  /** The nodes that hold for this owner. */
  read(tokens: readonly Nested[]): readonly TextNode[] {
    return joined(tokens.flatMap((nested) => this.#read(nested)));
  }

  get #line() {
    return this.#lines[this.#index]?.number ?? 0;
  }

  get #holds() {
    return this.#lines[this.#index]?.holds[this.#marks] ?? false;
  }

  #goTo(index: number) {
    if (index !== this.#index) this.#marks = 0;
    this.#index = index;
  }

  #section({ token, children: [words] }: Nested): TextSection[] {
    this.#goTo(token.map?.[0] ?? 0);
    const [line, holds] = [this.#line, this.#holds];
    const parts = words ? inlineOf(words.token) : [];
    const last = parts.at(-1)?.token;
    const inserted = parts.length === 1 && last?.type === 'braces' && idOfInsertion(last.content);
    if (inserted) {
      const section = this.#insertion(inserted)?.section;
      if (section) this.#nodes.push({ kind: 'section', ...section, line });
      return section && holds ? [section] : [];
    }
    const names = last?.type === 'braces' && attributes.test(last.content) ? last.content.split(' ') : [];
    const title = names.length > 0 ? parts.slice(0, -1) : parts;
    const named = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
    const [id = slugOf(writtenIn(title))] = named('#');
    const section = {
      line,
      id,
      layout: named('.'),
      attributes: Object.fromEntries(names.filter((name) => name.includes('=')).map((name) => name.split('='))),
      title: trimmed(this.read(title)),
      blocks: [],
    };
    this.#nodes.push({ kind: 'section', ...section });
    return holds ? [section] : [];
  }

  #read({ token, children }: Nested): readonly TextNode[] {
    if (token.map) this.#goTo(token.map[0]);
    const { type, content } = token;
    const place = { line: this.#line, children: [] };
    switch (type) {
      case 'thead_open':
      case 'tbody_open':
        return this.read(children);
      case 'inline':
        return this.#inline(inlineOf(token));
      case 'text':
        return this.#leaf({ kind: 'text', text: content, ...place });
      case 'softbreak':
      case 'hardbreak':
        this.#goTo(this.#index + 1);
        return this.#leaf({ kind: 'text', text: ' ', ...place });
      case 'braces':
        if (isMark(content)) {
          this.#marks += 1;
          return [];
        }
        return this.#fact(content, place);
      case 'footnote':
        return this.#leaf({ kind: 'footnote', id: content, ...place });
      case 'task':
        return [];
      default:
        return this.#parent({ token, children });
    }
  }

  /** A fact, or the sentence that is taken in by its name. */
  #fact(name: string, place: { line: number; children: readonly TextNode[] }): readonly TextNode[] {
    const id = idOfInsertion(name);
    if (!id) return this.#leaf({ kind: 'fact', name, ...place });
    const inserted = this.#insertion(id);
    return this.#holds ? (inserted?.sentence ?? []) : [];
  }

  #insertion(id: string) {
    this.#nodes.push({ kind: 'insertion', line: this.#line, id });
    return this.#insertions[id];
  }

  #leaf(node: TextNode): readonly TextNode[] {
    this.#nodes.push(node);
    return this.#holds ? [node] : [];
  }

  /** A sentence, or an image by itself. */
  #inline(parts: readonly Nested[]): readonly TextNode[] {
    const [only, ...more] = parts;
    if (only?.token.type !== 'image' || more.length > 0) return trimmed(this.read(parts));
    const alt = templateOf(this.read(inlineOf(only.token)));
    return this.#leaf({
      kind: 'image',
      source: String(only.token.attrGet('src')),
      alt,
      line: this.#line,
      children: [],
    });
  }

  /** A node with children, unless none of them holds; a cell may be empty. */
  #parent({ token, children: nested }: Nested): readonly TextNode[] {
    const [line, holds] = [this.#line, this.#holds];
    const kind = parents[token.type];
    if (!kind || (kind === 'heading' && !/^###?$/.test(token.markup))) {
      const message = `found ${unsupported[token.type] ?? token.type}, which the site has no component for.`;
      this.#nodes.push({ kind: 'fault', line, message });
      return [];
    }
    const alone = kind === 'paragraph' && aloneIn(nested[0]);
    if (alone && this.#insertions[alone]?.section) return holds ? (this.#insertion(alone)?.section?.blocks ?? []) : [];
    const children = this.read(nested);
    if (kind === 'paragraph' && children[0]?.kind === 'image') return children;
    const node: TextNode =
      kind === 'link'
        ? { kind, line, to: String(token.attrGet('href')), children }
        : { kind: kind === 'bullets' && nested.every(isTask) ? 'tasks' : kind, line, children };
    this.#nodes.push(node);
    return children.length > 0 || (kind === 'cell' && holds) ? [node] : [];
  }
}

const isTask = ({ children: [first] }: Nested) => /^\[[ xX]\] /.test(first?.children[0]?.token.content ?? '');

/** `#id .layout name=value` at the end of a heading. */
const attributes = /^(?:[#.][\w-]+|\w+=[^\s=]+)(?: (?:[#.][\w-]+|\w+=[^\s=]+))*$/;

/** `state: sign` → `sign`. */
const idOfInsertion = (inner: string) => /^state: ([\w-]+)$/.exec(inner)?.[1];

/** The name of what is taken in by a paragraph that holds nothing else. */
function aloneIn(inline: Nested | undefined) {
  const parts = inline ? inlineOf(inline.token) : [];
  return parts.length === 1 && parts[0]?.token.type === 'braces' ? idOfInsertion(parts[0].token.content) : undefined;
}

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The words of a heading, whether they hold or not, so that its id is the same for every owner. */
const writtenIn = (tokens: readonly Nested[]): string =>
  tokens.map(({ token, children }) => token.content + writtenIn(children)).join('');

/** A sentence as a string without links, bold type and notes; facts stand in braces. */
export const templateOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'fact' ? `{${node.name}}` : templateOf(node.children);
    })
    .join('');

/** Neighboring texts become one, in which no two spaces meet; a numbered list right under an image goes into it. */
function joined(nodes: readonly TextNode[]): readonly TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { ...last, text: (last.text + node.text).replace(/ {2,}/g, ' ') };
    else if (node.kind === 'numbers' && last?.kind === 'image' && last.children.length === 0)
      result[result.length - 1] = { ...last, children: node.children };
    else result.push(node);
  }
  return result;
}

/** A sentence without the spaces at its ends. */
const trimmed = (nodes: readonly TextNode[]): readonly TextNode[] =>
  nodes
    .map((node, index) => {
      if (node.kind !== 'text') return node;
      const text = index === 0 ? node.text.trimStart() : node.text;
      return { ...node, text: index === nodes.length - 1 ? text.trimEnd() : text };
    })
    .filter((node) => node.kind !== 'text' || node.text !== '');
