import { holds, isCondition, readBraces } from './braces.ts';
import type { Nested } from './markdown.ts';
import type { KnownNames, Parent, TextBody, TextNode, TextSection } from './text.ts';

type Known = Pick<KnownNames, 'conditions' | 'insertions'>;

/** The constructs with children that have a component, by the parser's names for them. */
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

/** The body of a text as it holds for this owner. */
export function bodyOf(blocks: readonly Nested[], known: Known): TextBody {
  const intro: Nested[] = [];
  const sections: { section: TextSection; blocks: Nested[] }[] = [];
  for (const block of blocks) {
    if (isTitle(block)) sections.push(...sectionsOf(block, known).map((section) => ({ section, blocks: [] })));
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return {
    intro: nodesOf(intro, known),
    sections: sections.map(({ section, blocks }) => ({
      ...section,
      blocks: [...section.blocks, ...nodesOf(blocks, known)],
    })),
  };
}

/** Whether a block begins a section. */
export const isTitle = ({ token }: Nested) => token.type === 'heading_open' && token.markup === '##';

/** The section that a title begins; none where it names one that the owner's state does not have, or does not hold. */
function sectionsOf(block: Nested, known: Known): TextSection[] {
  const { line } = block;
  const inserted = insertionIn(block);
  if (inserted !== undefined) {
    const section = known.insertions?.[inserted]?.section;
    return section ? [{ ...section, line }] : [];
  }
  const { words, section } = readTitle(block);
  const title = trimmed(nodesOf(words, known));
  return title.length > 0 ? [{ line, ...section, title, blocks: [] }] : [];
}

/**
 * The words of a title, and what stands in braces behind them: `{#id .layout name=value}`. Without an id, its words make
 * one.
 */
export function readTitle({ children: [inline] }: Nested) {
  const parts = inline?.children ?? [];
  const last = parts.at(-1)?.token;
  const hasNames = last?.type === 'braces' && readBraces(last.content).kind === 'attributes';
  const names = hasNames ? last.content.split(' ') : [];
  const words = hasNames ? parts.slice(0, -1) : parts;
  const named = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const [id = slugOf(lettersOf(words))] = named('#');
  const attributes = Object.fromEntries(names.filter((name) => name.includes('=')).map((name) => name.split('=')));
  return { words, names, section: { id, layout: named('.'), attributes } };
}

/** The characters of words, with the names of facts for the facts. */
export const lettersOf = (nodes: readonly Nested[]): string =>
  nodes
    .map(({ token, children }) => {
      if (token.type === 'braces') return readBraces(token.content).kind === 'fact' ? token.content : '';
      return token.type === 'text' ? token.content : lettersOf(children);
    })
    .join('');

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The name of what a title or a paragraph takes in, where it has nothing else. */
export function insertionIn({ children: [inline] }: Nested): string | undefined {
  const [only, ...more] = inline?.children ?? [];
  if (only?.token.type !== 'braces' || more.length > 0) return undefined;
  const { kind, name } = readBraces(only.token.content);
  return kind === 'insertion' ? name : undefined;
}

/**
 * The nodes of tokens that hold for this owner; neighboring texts become one, and a list of bullets right under an image
 * goes into it.
 */
export function nodesOf(tokens: readonly Nested[], known: Known): readonly TextNode[] {
  const result: TextNode[] = [];
  for (const node of holding(tokens, known).flatMap((token) => nodeOf(token, known))) {
    const last = result.at(-1);
    // Where a sentence is left out, the spaces around it meet.
    if (node.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { ...last, text: (last.text + node.text).replace(/ {2,}/g, ' ') };
    else if (node.kind === 'bullets' && last?.kind === 'image' && last.children.length === 0)
      result[result.length - 1] = { ...last, children: node.children };
    else result.push(node);
  }
  return result;
}

/** Those neighbors that stand under no condition that fails. */
function holding(tokens: readonly Nested[], { conditions }: Known): readonly Nested[] {
  const open: boolean[] = [];
  return tokens.filter(({ token }) => {
    if (token.type !== 'braces') return open.every(Boolean);
    const braces = readBraces(token.content);
    if (isCondition(braces)) open.push(holds(braces, conditions));
    else if (braces.kind === 'end') open.pop();
    return open.every(Boolean);
  });
}

function nodeOf(nested: Nested, known: Known): readonly TextNode[] {
  const { token, line, children } = nested;
  // A list may begin with an item that does not hold, a row of empty cells would be left.
  const isWhole = children.length === 0 || token.type === 'image' || token.type === 'tr_open';
  if (isWhole && !nested.conditions.every((braces) => holds(braces, known.conditions))) return [];
  const leaf = { line, children: [] };
  switch (token.type) {
    case 'thead_open':
    case 'tbody_open':
      return nodesOf(children, known);
    case 'inline':
      return trimmed(nodesOf(children, known));
    case 'text':
      return token.content ? [{ kind: 'text', text: token.content, ...leaf }] : [];
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'text', text: ' ', ...leaf }];
    case 'braces': {
      const { kind, name } = readBraces(token.content);
      if (kind === 'insertion') return known.insertions?.[name]?.sentence ?? [];
      return kind === 'fact' ? [{ kind, name, ...leaf }] : [];
    }
    case 'footnote':
      return [{ kind: 'footnote', id: token.content, ...leaf }];
    case 'image':
      return [
        { kind: 'image', source: String(token.attrGet('src')), alt: templateOf(nodesOf(children, known)), ...leaf },
      ];
    default:
      return parentOf(nested, known);
  }
}

/** A node with children; only a cell may be without any. */
function parentOf(nested: Nested, known: Known): readonly TextNode[] {
  const { token, line } = nested;
  const kind = parents[token.type];
  if (!kind) return [];
  const section = known.insertions?.[insertionIn(nested) ?? '']?.section;
  if (kind === 'paragraph' && section) return section.blocks;
  const children = nodesOf(nested.children, known);
  if (children.length === 0 && kind !== 'cell') return [];
  if (kind === 'paragraph' && children[0]?.kind === 'image') return children;
  if (kind === 'link') return [{ kind, line, to: String(token.attrGet('href')), children }];
  return [{ kind: kind === 'bullets' && nested.children.every(isTask) ? 'tasks' : kind, line, children }];
}

const isTask = ({ children: [first] }: Nested) => /^\[[ xX]\] /.test(first?.children[0]?.token.content ?? '');

/** A line without spaces at its ends. */
const trimmed = (line: readonly TextNode[]): readonly TextNode[] =>
  line.flatMap((node, index): TextNode[] => {
    if (node.kind !== 'text') return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === line.length - 1 ? start.trimEnd() : start;
    return text ? [{ ...node, text }] : [];
  });

/**
 * A sentence as a string without links, bold type and notes; facts stand in braces. Behind a brace that is meant stands
 * a word joiner, which nobody sees, so that it names no fact.
 */
export const templateOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text.replace(/\{(?=\w)/g, '{\u2060');
      return node.kind === 'fact' ? `{${node.name}}` : templateOf(node.children);
    })
    .join('');
