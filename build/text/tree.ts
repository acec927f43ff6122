import type { Visited } from './check.ts';
import { hasConditions, readConditions, type TextLine } from './conditions.ts';
import { type Nested, parseBlocks, parseInline } from './markdown.ts';
import type { KnownNames, Parent, TextBody, TextNode, TextSection } from './text.ts';

type Conditions = KnownNames['conditions'];
type Insertions = NonNullable<KnownNames['insertions']>;

/** Receives every node, and knows what `{state: id}` stands for. */
interface Visit {
  nodes: Visited[];
  insertions: Insertions;
}

/**
 * Reads the body of a text.
 * @param first the number of its first line in the file
 * @returns the tree that holds for this owner, and every node, those too that do not hold
 */
export function readBody(text: string, first: number, conditions: Conditions, insertions: Insertions = {}) {
  const { whole, own, nodes } = read(text, first, conditions, insertions, bodyOf);
  // A heading has the same id for every owner, whatever words of it hold.
  const ids = new Map(whole.sections.map(({ line, id }) => [line, id]));
  const sections = own.sections.map((section) => ({ ...section, id: ids.get(section.line) ?? section.id }));
  return { body: { intro: own.intro, sections }, nodes };
}

/** Reads a string that is no text of its own: the parts that hold for this owner, and every node. */
export function readInline(text: string, conditions: Conditions, insertions: Insertions = {}) {
  const inlineOf = (lines: readonly TextLine[], visit: Visit) => nodesIn(parseInline(lines), visit);
  const { own, nodes } = read(text, 1, conditions, insertions, inlineOf);
  return { inline: own, nodes };
}

/** Reads the whole of a text and, where it has conditions, once more those lines that hold for this owner. */
function read<Tree>(
  text: string,
  first: number,
  conditions: Conditions,
  insertions: Insertions,
  treeOf: (lines: readonly TextLine[], visit: Visit) => Tree,
) {
  const nodes: Visited[] = [];
  const whole = treeOf(readConditions(text, first, nodes), { nodes, insertions });
  const own = hasConditions(text)
    ? treeOf(readConditions(text, first, [], conditions), { nodes: [], insertions })
    : whole;
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
  code_block: 'a line indented by four spaces (code)',
  fence: 'a fence (code)',
  hr: 'a rule (---)',
  s_open: 'struck words',
  image: 'an image within a sentence',
  heading_open: 'a heading of another level than ## and ###',
};

/** The parser drops what stands deeper than level 100; a list in a list is at level 4. */
const deepest = 12;

function bodyOf(lines: readonly TextLine[], visit: Visit): TextBody {
  const intro: Nested[] = [];
  const sections: { section: TextSection; blocks: Nested[] }[] = [];
  for (const nested of parseBlocks(lines)) {
    if (nested.token.markup !== '##') (sections.at(-1)?.blocks ?? intro).push(nested);
    else for (const section of sectionsOf(nested, visit)) sections.push({ section, blocks: [] });
  }
  return {
    intro: nodesIn(intro, visit),
    sections: sections.map(({ section, blocks }) => ({
      ...section,
      blocks: [...section.blocks, ...nodesIn(blocks, visit)],
    })),
  };
}

/** The section that a heading begins; none where it names an insertion that the owner's state does not have. */
function sectionsOf({ line, children: [words] }: Nested, visit: Visit): TextSection[] {
  const inserted = words && insertionOf(words);
  if (inserted !== undefined) {
    visit.nodes.push({ kind: 'insertion', line, id: inserted });
    const section = visit.insertions[inserted]?.section;
    if (section) visit.nodes.push({ kind: 'section', ...section, line });
    return section ? [{ ...section, line }] : [];
  }
  const parts = words?.children ?? [];
  const last = parts.at(-1)?.token;
  const names = last?.type === 'braces' && attributes.test(last.content) ? last.content.split(' ') : [];
  const title = trimmed(nodesIn(names.length > 0 ? parts.slice(0, -1) : parts, visit));
  const named = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const [id = slugOf(templateOf(title))] = named('#');
  const values = names.filter((name) => name.includes('=')).map((name) => name.split('='));
  const section = { line, id, layout: named('.'), attributes: Object.fromEntries(values), title, blocks: [] };
  visit.nodes.push({ kind: 'section', ...section });
  return [section];
}

/** The nodes of tokens; neighboring texts become one, and a list of bullets right under an image goes into it. */
function nodesIn(tokens: readonly Nested[], visit: Visit): readonly TextNode[] {
  const result: TextNode[] = [];
  for (const node of tokens.flatMap((nested) => nodesOf(nested, visit))) {
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

function nodesOf(nested: Nested, visit: Visit): readonly TextNode[] {
  const { token, line, children } = nested;
  const leaf = (node: TextNode) => {
    visit.nodes.push(node);
    return [node];
  };
  switch (token.type) {
    case 'thead_open':
    case 'tbody_open':
      return nodesIn(children, visit);
    case 'inline': {
      const [only, ...more] = children;
      if (only?.token.type !== 'image' || more.length > 0) return nodesIn(children, visit);
      const alt = templateOf(nodesIn(only.children, visit));
      return leaf({ kind: 'image', source: String(only.token.attrGet('src')), alt, line, children: [] });
    }
    case 'text':
      return token.content ? leaf({ kind: 'text', text: token.content, line, children: [] }) : [];
    case 'softbreak':
    case 'hardbreak':
      return leaf({ kind: 'text', text: ' ', line, children: [] });
    case 'braces': {
      const id = insertionId(token.content);
      if (id === undefined) return leaf({ kind: 'fact', name: token.content, line, children: [] });
      visit.nodes.push({ kind: 'insertion', line, id });
      return visit.insertions[id]?.sentence ?? [];
    }
    case 'footnote':
      return leaf({ kind: 'footnote', id: token.content, line, children: [] });
    case 'task':
      return [];
    case 'brace': {
      const [other, meant] = token.content === '{' ? ['}', '\\{'] : ['{', '\\}'];
      const message = `found ${token.content} without its ${other}, expected a name in braces; a brace that is meant is ${meant}.`;
      visit.nodes.push({ kind: 'fault', line, message });
      return [];
    }
    default:
      return parentOf(nested, visit);
  }
}

/** A node with children; only a cell may be without any. */
function parentOf({ token, line, children: nested }: Nested, visit: Visit): readonly TextNode[] {
  const kind = parents[token.type];
  if (token.level > deepest) {
    visit.nodes.push({ kind: 'fault', line, message: 'found lists or quotations nested too deeply.' });
    return [];
  }
  if (!kind || (kind === 'heading' && !/^###?$/.test(token.markup))) {
    const message = `found ${unsupported[token.type] ?? token.type}, which the site has no component for.`;
    visit.nodes.push({ kind: 'fault', line, message });
    return [];
  }
  const inserted = kind === 'paragraph' && nested[0] ? insertionOf(nested[0]) : undefined;
  const section = inserted === undefined ? undefined : visit.insertions[inserted]?.section;
  if (inserted !== undefined && section) {
    visit.nodes.push({ kind: 'insertion', line, id: inserted });
    return section.blocks;
  }
  const children = nodesIn(nested, visit);
  if (kind === 'paragraph' && children[0]?.kind === 'image') return children;
  const node: TextNode =
    kind === 'link'
      ? { kind, line, to: String(token.attrGet('href')), children }
      : { kind: kind === 'bullets' && nested.every(isTask) ? 'tasks' : kind, line, children };
  visit.nodes.push(node);
  return children.length > 0 || kind === 'cell' ? [node] : [];
}

const isTask = ({ children: [first] }: Nested) => /^\[[ xX]\] /.test(first?.children[0]?.token.content ?? '');

/** `#id .layout name=value` at the end of a heading. */
const attributes = /^(?:[#.][\w-]+|\w+=[^\s=]+)(?: (?:[#.][\w-]+|\w+=[^\s=]+))*$/;

/** `state: sign` → `sign`. */
const insertionId = (braces: string) => /^state: ([\w-]+)$/.exec(braces)?.[1];

/** The id of the insertion in a paragraph or a heading that has nothing else. */
function insertionOf({ children: [only, ...more] }: Nested): string | undefined {
  return only?.token.type === 'braces' && more.length === 0 ? insertionId(only.token.content) : undefined;
}

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

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

/** A title without the space before its attributes. */
function trimmed(title: readonly TextNode[]): readonly TextNode[] {
  const last = title.at(-1);
  if (last?.kind !== 'text') return title;
  const text = last.text.trimEnd();
  return [...title.slice(0, -1), ...(text ? [{ ...last, text }] : [])];
}
