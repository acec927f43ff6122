import { isMark, readConditions, type TextLine } from './conditions.ts';
import { inlineOf, type Nested, parseBlocks, parseInline } from './markdown.ts';
import type { Node } from './node.ts';
import type { Block, Body, Cell, Inline, Section } from './text.ts';

type Conditions = Readonly<Record<string, boolean>>;

/**
 * Reads the body of a text.
 * @param firstLine its number in the file
 * @returns the tree that holds for this owner, and every node, those too that do not hold
 */
export function readBody(text: string, firstLine: number, conditions: Conditions): Body & { nodes: readonly Node[] } {
  const { lines, nodes } = readConditions(text, firstLine, conditions);
  const tree = new TreeBuilder(lines, nodes);
  return { ...tree.body(parseBlocks(contentOf(lines))), nodes };
}

/** Reads a string that is no text of its own: the parts that hold for this owner, and every node. */
export function readInline(
  text: string,
  conditions: Conditions,
): { inline: readonly Inline[]; nodes: readonly Node[] } {
  const { lines, nodes } = readConditions(text, 1, conditions);
  return { inline: new TreeBuilder(lines, nodes).inline(parseInline(contentOf(lines))), nodes };
}

const contentOf = (lines: readonly TextLine[]) => lines.map(({ content }) => content).join('\n');

/** Constructs of Markdown that no component stands for, by the parser's name for them. */
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
  readonly #nodes: Node[];
  /** The line that is being read, and the condition marks that were passed in it. */
  #index = 0;
  #marks = 0;

  /** @param nodes receives every node */
  constructor(lines: readonly TextLine[], nodes: Node[]) {
    this.#lines = lines;
    this.#nodes = nodes;
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

  /** Goes to the line that a block begins in. */
  #enter({ map }: Nested['token']) {
    if (map) this.#goTo(map[0]);
  }

  #add<Added extends Node>(node: Added): Added {
    this.#nodes.push(node);
    return node;
  }

  #refuse({ token: { type } }: Nested): [] {
    const message = `found ${unsupported[type] ?? type}, which the site has no component for.`;
    this.#add({ kind: 'fault', line: this.#line, message });
    return [];
  }

  body(tokens: readonly Nested[]): Body {
    const intro: Block[] = [];
    const sections: (Section & { blocks: Block[] })[] = [];
    for (const nested of tokens) {
      if (nested.token.markup === '##') sections.push(...this.#section(nested));
      else for (const block of this.#block(nested)) append(block, sections.at(-1)?.blocks ?? intro);
    }
    return { intro, sections };
  }

  #section({ token, children }: Nested): (Section & { blocks: Block[] })[] {
    this.#enter(token);
    const line = this.#line;
    const holds = this.#holds;
    const written = wordsIn(children);
    const attributes = attributesOf(written.at(-1));
    const words = attributes ? written.slice(0, -1) : written;
    const title = trimmed(this.inline(words));
    const [id = slugOf(writtenIn(words))] = namesIn(attributes, '#');
    const layout = namesIn(attributes, '.');
    const section = this.#add({ kind: 'section' as const, line, id, layout, title, blocks: [] as Block[] });
    return holds ? [section] : [];
  }

  #blocks(tokens: readonly Nested[]): readonly Block[] {
    const blocks: Block[] = [];
    for (const block of tokens.flatMap((nested) => this.#block(nested))) append(block, blocks);
    return blocks;
  }

  /** A block, unless nothing of it holds. */
  #block(nested: Nested): readonly Block[] {
    const { token, children } = nested;
    this.#enter(token);
    const line = this.#line;
    switch (token.type) {
      case 'paragraph_open':
        return this.#cell(children).filter(isFilled);
      case 'heading_open':
        if (token.markup !== '##' && token.markup !== '###') return this.#refuse(nested);
        return [this.#add({ kind: 'heading' as const, line, children: this.#words(children) })].filter(isFilled);
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const items = children.map((item) => this.#blocks(item.children)).filter(({ length }) => length > 0);
        return items.length > 0 ? [this.#add({ kind: 'list', line, style: styleOf(nested), items })] : [];
      }
      case 'table_open': {
        const [head, ...rows] = children.flatMap((part) => part.children).map((row) => this.#row(row));
        return head ? [this.#add({ kind: 'table', line, head, rows: rows.filter((row) => row !== undefined) })] : [];
      }
      case 'blockquote_open':
        return [this.#add({ kind: 'quotation' as const, line, children: this.#blocks(children) })].filter(isFilled);
      default:
        return this.#refuse(nested);
    }
  }

  #row({ token, children }: Nested): readonly Cell[] | undefined {
    this.#enter(token);
    const holds = this.#holds;
    const cells = children.flatMap((cell) => this.#cell(cell.children));
    return holds ? cells : undefined;
  }

  /** Running text, or an image by itself. */
  #cell(content: readonly Nested[]): [Cell] {
    const line = this.#line;
    const [only, ...more] = wordsIn(content);
    if (only?.token.type !== 'image' || more.length > 0)
      return [this.#add({ kind: 'paragraph', line, children: this.#words(content) })];
    const source = String(only.token.attrGet('src'));
    const image = this.#add({
      kind: 'image' as const,
      line,
      source,
      alt: templateOf(this.inline(inlineOf(only.token))),
    });
    return [this.#holds ? image : { kind: 'paragraph', line, children: [] }];
  }

  #words(content: readonly Nested[]): readonly Inline[] {
    return trimmed(this.inline(wordsIn(content)));
  }

  inline(tokens: readonly Nested[]): readonly Inline[] {
    return joined(tokens.flatMap((nested) => this.#part(nested)));
  }

  /** A part of a sentence, unless nothing of it holds. */
  #part(nested: Nested): readonly Inline[] {
    const { token, children } = nested;
    const { content } = token;
    const line = this.#line;
    switch (token.type) {
      case 'text':
        return this.#leaf({ kind: 'text', line, text: content });
      case 'softbreak':
      case 'hardbreak':
        this.#goTo(this.#index + 1);
        return this.#leaf({ kind: 'text', line, text: ' ' });
      case 'braces':
        if (!isMark(content)) return this.#leaf({ kind: 'fact', line, name: content });
        this.#marks += 1;
        return [];
      case 'footnote':
        return this.#leaf({ kind: 'footnote', line, id: content });
      case 'task':
        return [];
      case 'strong_open':
      case 'em_open': {
        const kind = token.type === 'strong_open' ? 'strong' : 'emphasis';
        return [this.#add({ kind, line, children: this.inline(children) } as const)].filter(isFilled);
      }
      case 'link_open': {
        const to = String(token.attrGet('href'));
        return [this.#add({ kind: 'link' as const, line, to, children: this.inline(children) })].filter(isFilled);
      }
      default:
        return this.#refuse(nested);
    }
  }

  #leaf(node: Inline): readonly Inline[] {
    this.#add(node);
    return this.#holds ? [node] : [];
  }
}

/** Adds a block to others: a numbered list right under an image tells what its numbered places are. */
function append(block: Block, blocks: Block[]): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && block.style === 'numbers' && last?.kind === 'image' && !last.places)
    blocks[blocks.length - 1] = { ...last, places: block.items };
  else blocks.push(block);
}

const isFilled = (node: Cell | { children: readonly unknown[] }) => !('children' in node) || node.children.length > 0;

/** The parts of the running text in a block. */
const wordsIn = (content: readonly Nested[]) => content.flatMap(({ token }) => inlineOf(token));

function styleOf({ token, children }: Nested) {
  if (token.type === 'ordered_list_open') return 'numbers';
  const isTask = ({ children: [first] }: Nested) => wordsIn(first?.children ?? [])[0]?.token.type === 'task';
  return children.every(isTask) ? 'tasks' : 'bullets';
}

/** `{#id .layout}` at the end of a heading, or nothing. */
function attributesOf(last: Nested | undefined): readonly string[] | undefined {
  const attributes = last?.token.type === 'braces' ? last.token.content.split(' ') : [];
  return attributes.length > 0 && attributes.every((name) => /^[#.][\w-]+$/.test(name)) ? attributes : undefined;
}

const namesIn = (attributes: readonly string[] = [], sign: string) =>
  attributes.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The words of a heading, whether they hold or not, so that its address is the same for every owner. */
const writtenIn = (tokens: readonly Nested[]): string =>
  tokens.map(({ token, children }) => token.content + writtenIn(children)).join('');

/** A sentence as a string without links, bold type and notes; facts stand in braces. */
export const templateOf = (inline: readonly Inline[]): string =>
  inline
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'fact') return `{${part.name}}`;
      return 'children' in part ? templateOf(part.children) : '';
    })
    .join('');

/** Neighboring texts as one; where parts between them do not hold, two spaces meet. */
function joined(parts: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { ...last, text: (last.text + part.text).replace(/ {2,}/g, ' ') };
    else result.push(part);
  }
  return result;
}

/** A sentence without the spaces at its ends. */
function trimmed(inline: readonly Inline[]): readonly Inline[] {
  return inline
    .map((part, index) => {
      if (part.kind !== 'text') return part;
      const text = index === 0 ? part.text.trimStart() : part.text;
      return { ...part, text: index === inline.length - 1 ? text.trimEnd() : text };
    })
    .filter((part) => part.kind !== 'text' || part.text !== '');
}
