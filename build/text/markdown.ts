// The bundle for browsers is one module without dependencies, which loads in a quarter of the time.
import MarkdownIt, { type StateInline, type Token } from 'markdown-it/browser';
import type { NodeKind } from './types.ts';

/** What is gone when a text is shown: conditions, partials, attributes, the boxes of tasks, and titles; or a mistake. */
export interface Marker {
  kind: 'if' | 'unless' | 'end' | 'partial' | 'attributes' | 'task' | 'title' | 'brace' | 'code' | 'deep';
  /** The name of a condition or a partial text; attributes, the `##` of a title, or a lone brace, as they are written; what is too deep. */
  name: string;
}

interface Place {
  /** Its number in the file, the first being 1. */
  line: number;
  /** The conditions around it that stand on lines of their own. */
  conditions: readonly Marker[];
}

/** A node of a text as it is written, before anything of it is left out for an owner. */
export type ParsedNode = (NodeKind | Marker) & Place & { children: readonly ParsedNode[] };

// Without these rules, fences, rules and the like stay text, in which a writer's slips are looked for.
const unused = ['autolink', 'backticks', 'fence', 'hr', 'lheading', 'reference', 'strikethrough'];

/** CommonMark's paragraphs, headings, lists, quotations, links and images, tables, tasks, `{braces}` and `[^footnotes]`. */
const markdown = new MarkdownIt().disable(unused);
markdown.normalizeLink = (address) => address;
// A wrong address stays a link, so that it can be reported with its line.
markdown.validateLink = () => true;
markdown.inline.ruler.before('link', 'braces', rule('braces', /(\{[^{}]*\}|[{}])/y));
markdown.inline.ruler.before('link', 'footnote', rule('footnote', /\[\^([^\]]*)\]/y));
markdown.inline.ruler.before('link', 'task', rule('task', /^\[([ xX])\] /y));
markdown.inline.ruler.before('link', 'chip', (state, silent) => {
  const pattern = /\[([^[\]{}]+)\]\{\.chip( \.pale)?\}/y;
  pattern.lastIndex = state.pos;
  const [whole, words, pale = ''] = pattern.exec(state.src) ?? [];
  if (!whole || !words) return false;
  if (!silent) {
    state.push('chip_open', '', 1).markup = pale;
    state.push('text', '', 0).content = words;
    state.push('chip_close', '', -1);
  }
  state.pos += whole.length;
  return true;
});

/** A rule of the parser: makes a token of this type wherever the pattern is found, with the pattern's group as its content. */
function rule(type: string, pattern: RegExp) {
  return (state: StateInline, silent: boolean) => {
    pattern.lastIndex = state.pos;
    const [whole, content] = pattern.exec(state.src) ?? [];
    if (whole === undefined || content === undefined) return false;
    if (!silent) state.push(type, '', 0).content = content;
    state.pos += whole.length;
    return true;
  };
}

/**
 * The blocks of a text. Conditions on lines of their own, and their ends, belong to no block and stand before the first.
 * @param first the number of its first line in the file
 */
export function parseBlocks(text: string, first: number): ParsedNode[] {
  const marks: ParsedNode[] = [];
  const lines: string[] = [];
  const places: Place[] = [];
  let conditions: readonly Marker[] = [];
  let depth = 0;
  for (const [index, content] of text.split('\n').entries()) {
    const line = first + index;
    const mark = nodeInBraces(/^\s*\{([^{}]*)\}\s*$/.exec(content)?.[1] ?? '');
    if (mark.kind === 'if' || mark.kind === 'unless') {
      depth += 1;
      if (depth <= deepestConditions) conditions = [...conditions, mark];
      else marks.push({ kind: 'deep', name: 'conditions', line, conditions: [], children: [] });
    } else if (mark.kind === 'end') {
      depth = Math.max(0, depth - 1);
      conditions = conditions.slice(0, depth);
    } else {
      lines.push(content);
      places.push({ line, conditions });
      continue;
    }
    marks.push({ ...mark, line, conditions: [], children: [] });
  }
  return [...marks, ...nest(markdown.parse(lines.join('\n'), {}), places)];
}

/** The parts of a sentence. */
export const parseInline = (text: string): ParsedNode[] =>
  nest(markdown.parseInline(text, {}), [{ line: 1, conditions: [] }]);

/** @param index of the line of the first token */
function nest(tokens: readonly Token[], places: readonly Place[], index = 0): ParsedNode[] {
  const root: ParsedNode[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const siblings = open.at(-1) ?? root;
    if (token.map) index = token.map[0];
    const children = nest(token.children ?? [], places, index);
    const place = places[Math.min(index, places.length - 1)] ?? { line: 1, conditions: [] };
    const construct = nodeOf(token);
    if (construct) siblings.push({ ...construct, ...place, children });
    else siblings.push(...children);
    if (token.nesting === 1) open.push(construct ? children : siblings);
    if (token.type.endsWith('break')) index += 1;
  }
  return root;
}

/** Conditions on lines of their own, in one another. */
const deepestConditions = 4;

/** The parser's level of a list in four others, each of which is a list and an item. */
const deepest = 8;

/** The construct of a token; none for a wrapper, whose children take its place. */
function nodeOf(token: Token): NodeKind | Marker | undefined {
  const { type, tag, content, markup } = token;
  if (token.level >= deepest && /^(?:blockquote|bullet_list|ordered_list)_open$/.test(type))
    return { kind: 'deep', name: 'lists or quotations' };
  switch (type) {
    case 'code_block':
      return { kind: 'code', name: '' };
    case 'text':
      return content ? { kind: 'text', text: content } : undefined;
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'text', text: ' ' };
    case 'braces':
      return content.length === 1 ? { kind: 'brace', name: content } : nodeInBraces(content.slice(1, -1));
    case 'footnote':
      return { kind: 'footnote', id: content };
    case 'task':
      return { kind: 'task', name: '' };
    case 'chip_open':
      return { kind: 'chip', isPale: markup !== '' };
    case 'link_open':
      return { kind: 'link', to: String(token.attrGet('href')) };
    case 'image':
      return { kind: 'image', source: String(token.attrGet('src')), alt: '' };
    case 'heading_open':
      return markup === '###' ? { kind: 'h3' } : { kind: 'title', name: markup };
    case 'th_open':
      return { kind: 'td' };
    default:
      return hasComponent(tag) ? { kind: tag } : undefined;
  }
}

const tags = ['p', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'strong', 'em'] as const;
const hasComponent = (tag: string): tag is (typeof tags)[number] => tags.some((known) => known === tag);

/** What stands in braces. */
function nodeInBraces(content: string): (NodeKind & { kind: 'fact' }) | Marker {
  const [, kind, name] = /^ *(if|unless) +([\w-]+) *$/i.exec(content) ?? [];
  if (kind && name) return { kind: kind.toLowerCase() === 'if' ? 'if' : 'unless', name };
  if (/^ *end *$/i.test(content)) return { kind: 'end', name: '' };
  const [, id] = /^state: ([\w-]+)$/.exec(content) ?? [];
  if (id) return { kind: 'partial', name: id };
  return { kind: /^[#.][\w-]+(?: [#.][\w-]+)*$/.test(content) ? 'attributes' : 'fact', name: content };
}
