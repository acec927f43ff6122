// The bundle for browsers is one module without dependencies, which loads in a quarter of the time.
import MarkdownIt, { type StateInline, type Token } from 'markdown-it/browser';
import { type Braces, isCondition, readBraces } from './braces.ts';

/** Where a token stands. */
interface Place {
  /** The number of its line in the file, the first being 1. */
  line: number;
  /** The conditions around it that stand on lines of their own. */
  conditions: readonly Braces[];
}

/** A token of the parser, with all that stands between it and its closing token. */
export interface Nested extends Place {
  token: Token;
  children: readonly Nested[];
}

// Without them, code, rules and the like stay text, in which a writer's slips are looked for.
const unused = ['autolink', 'backticks', 'code', 'fence', 'hr', 'lheading', 'reference', 'strikethrough'];

/** CommonMark's paragraphs, headings, lists, quotations, links and images, tables, tasks, `{braces}` and `[^footnotes]`. */
const markdown = new MarkdownIt().disable(unused);
markdown.normalizeLink = (address) => address;
// Which addresses there may be is told with their line.
markdown.validateLink = () => true;
markdown.inline.ruler.before('link', 'braces', rule('braces', /\{([^{}]*)\}/y));
markdown.inline.ruler.before('link', 'brace', rule('brace', /([{}])/y));
markdown.inline.ruler.before('link', 'footnote', rule('footnote', /\[\^([^\]]*)\]/y));
markdown.inline.ruler.before('link', 'task', rule('task', /^\[([ xX])\] /y));

/** A token of this type wherever the pattern is found, with the pattern's group as its content. */
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
 * The blocks of a text. A condition on a line of its own, and its end, are no part of a block: they come before all others.
 * @param first the number of its first line in the file
 */
export function parseBlocks(text: string, first: number): Nested[] {
  const marks: Nested[] = [];
  const lines: string[] = [];
  const places: Place[] = [];
  let conditions: readonly Braces[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = first + index;
    const braces = readBraces(/^\s*\{([^{}]*)\}\s*$/.exec(content)?.[1] ?? '');
    if (isCondition(braces)) conditions = [...conditions, braces];
    else if (braces.kind === 'end') conditions = conditions.slice(0, -1);
    else {
      lines.push(content);
      places.push({ line, conditions });
      continue;
    }
    marks.push(...parseInline(content, line));
  }
  return [...marks, ...nest(markdown.parse(lines.join('\n'), {}), places)];
}

/** The parts of a sentence. */
export const parseInline = (text: string, line = 1): readonly Nested[] =>
  nest(markdown.parseInline(text, {}), [{ line, conditions: [] }])[0]?.children ?? [];

/** @param index of the line of the first token */
function nest(tokens: readonly Token[], places: readonly Place[], index = 0): Nested[] {
  const root: Nested[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    if (token.map) index = token.map[0];
    const place = places[Math.min(index, places.length - 1)] ?? { line: 1, conditions: [] };
    const children = nest(token.children ?? [], places, index);
    open.at(-1)?.push({ token, ...place, children });
    if (token.nesting === 1) open.push(children);
    if (token.type.endsWith('break')) index += 1;
  }
  return root;
}

/** Tokens and all that is in them, parents before children. */
export const flat = (nodes: readonly Nested[]): Nested[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
