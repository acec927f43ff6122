import type { Visited } from './check.ts';
import { hasConditions, readConditions, type TextLine } from './conditions.ts';
import { type Nested, parseBlocks, parseInline } from './markdown.ts';
import type { Parent, TextBody, TextNode, TextSection } from './text.ts';

type Conditions = Readonly<Record<string, boolean>>;

/**
 * Reads the body of a text.
 * @param first the number of its first line in the file
 * @returns the tree that holds for this owner, and every node, those too that do not hold
 */
export function readBody(text: string, first: number, conditions: Conditions) {
  const { whole, own, nodes } = read(text, first, conditions, bodyOf);
  // A heading has the same id for every owner, whatever words of it hold.
  const ids = new Map(whole.sections.map(({ line, id }) => [line, id]));
  const sections = own.sections.map((section) => ({ ...section, id: ids.get(section.line) ?? section.id }));
  return { body: { intro: own.intro, sections }, nodes };
}

/** Reads a string that is no text of its own: the parts that hold for this owner, and every node. */
export function readInline(text: string, conditions: Conditions) {
  const { own, nodes } = read(text, 1, conditions, (lines, nodes) => nodesIn(parseInline(lines), nodes));
  return { inline: own, nodes };
}

/** Reads the whole of a text and, where it has conditions, once more those lines that hold for this owner. */
function read<Tree>(
  text: string,
  first: number,
  conditions: Conditions,
  treeOf: (lines: readonly TextLine[], nodes: Visited[]) => Tree,
) {
  const nodes: Visited[] = [];
  const whole = treeOf(readConditions(text, first, nodes), nodes);
  const own = hasConditions(text) ? treeOf(readConditions(text, first, [], conditions), []) : whole;
  return { whole, own, nodes };
}

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

/** @param nodes receives every node */
function bodyOf(lines: readonly TextLine[], nodes: Visited[]): TextBody {
  const intro: Nested[] = [];
  const sections: { section: TextSection; blocks: Nested[] }[] = [];
  for (const nested of parseBlocks(lines)) {
    if (nested.token.markup === '##') sections.push({ section: sectionOf(nested, nodes), blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(nested);
  }
  return {
    intro: nodesIn(intro, nodes),
    sections: sections.map(({ section, blocks }) => ({ ...section, blocks: nodesIn(blocks, nodes) })),
  };
}

function sectionOf({ line, children: [words] }: Nested, nodes: Visited[]): TextSection {
  const parts = words?.children ?? [];
  const last = parts.at(-1)?.token;
  const names = last?.type === 'braces' && attributes.test(last.content) ? last.content.split(' ') : [];
  const title = trimmed(nodesIn(names.length > 0 ? parts.slice(0, -1) : parts, nodes));
  const named = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const [id = slugOf(templateOf(title))] = named('#');
  const section = { line, id, layout: named('.'), title, blocks: [] };
  nodes.push({ kind: 'section', ...section });
  return section;
}

/** The nodes of tokens; a numbered list right under an image goes into it. */
function nodesIn(tokens: readonly Nested[], nodes: Visited[]): readonly TextNode[] {
  const result: TextNode[] = [];
  for (const node of tokens.flatMap((nested) => nodesOf(nested, nodes))) {
    const last = result.at(-1);
    if (node.kind === 'numbers' && last?.kind === 'image' && last.children.length === 0)
      result[result.length - 1] = { ...last, children: node.children };
    else result.push(node);
  }
  return result;
}

function nodesOf(nested: Nested, nodes: Visited[]): readonly TextNode[] {
  const { token, line, children } = nested;
  const leaf = (node: TextNode) => {
    nodes.push(node);
    return [node];
  };
  switch (token.type) {
    case 'thead_open':
    case 'tbody_open':
      return nodesIn(children, nodes);
    case 'inline': {
      const [only, ...more] = children;
      if (only?.token.type !== 'image' || more.length > 0) return nodesIn(children, nodes);
      const alt = templateOf(nodesIn(only.children, nodes));
      return leaf({ kind: 'image', source: String(only.token.attrGet('src')), alt, line, children: [] });
    }
    case 'text':
      return token.content ? leaf({ kind: 'text', text: token.content, line, children: [] }) : [];
    case 'softbreak':
    case 'hardbreak':
      return leaf({ kind: 'text', text: ' ', line, children: [] });
    case 'braces':
      return leaf({ kind: 'fact', name: token.content, line, children: [] });
    case 'footnote':
      return leaf({ kind: 'footnote', id: token.content, line, children: [] });
    case 'task':
      return [];
    default:
      return parentOf(nested, nodes);
  }
}

/** A node with children; only a cell may be without any. */
function parentOf({ token, line, children: nested }: Nested, nodes: Visited[]): readonly TextNode[] {
  const kind = parents[token.type];
  if (!kind || (kind === 'heading' && !/^###?$/.test(token.markup))) {
    const message = `found ${unsupported[token.type] ?? token.type}, which the site has no component for.`;
    nodes.push({ kind: 'fault', line, message });
    return [];
  }
  const children = nodesIn(nested, nodes);
  if (kind === 'paragraph' && children[0]?.kind === 'image') return children;
  const node: TextNode =
    kind === 'link'
      ? { kind, line, to: String(token.attrGet('href')), children }
      : { kind: kind === 'bullets' && nested.every(isTask) ? 'tasks' : kind, line, children };
  nodes.push(node);
  return children.length > 0 || kind === 'cell' ? [node] : [];
}

const isTask = ({ children: [first] }: Nested) => /^\[[ xX]\] /.test(first?.children[0]?.token.content ?? '');

/** `#id .layout` at the end of a heading. */
const attributes = /^[#.][\w-]+(?: [#.][\w-]+)*$/;

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A sentence as a string without links, bold type and notes; facts stand in braces. */
export const templateOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'fact' ? `{${node.name}}` : templateOf(node.children);
    })
    .join('');

/** A title without the space before its attributes. */
function trimmed(title: readonly TextNode[]): readonly TextNode[] {
  const last = title.at(-1);
  if (last?.kind !== 'text') return title;
  const text = last.text.trimEnd();
  return [...title.slice(0, -1), ...(text ? [{ ...last, text }] : [])];
}
