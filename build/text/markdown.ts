import type { Token } from 'markdown-it/browser';
import { lostOf } from './lost.ts';
import { type Marker, type NodePlace, nodeInBraces, nodeOf, type ParsedNode } from './nodes.ts';
import { parser } from './parser.ts';
import { plainLine, signOfRun } from './pasted.ts';

/**
 * The blocks of a text. Conditions on lines of their own, and their ends, belong to no block and come before the first.
 * @param first the number of its first line in the file
 */
export function parseBlocks(text: string, first: number): ParsedNode[] {
  const marks: ParsedNode[] = [];
  const lines: string[] = [];
  const places: NodePlace[] = [];
  let conditions: readonly Marker[] = [];
  let depth = 0;
  const written = text.split('\n');
  for (const [index, content] of written.entries()) {
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
      const sign = signOfRun(written[index - 1], content, written[index + 1]);
      if (sign) marks.push({ kind: 'run', name: sign, line, conditions: [], children: [] });
      lines.push(plainLine(content));
      places.push({ line, conditions });
      continue;
    }
    marks.push({ ...mark, line, conditions: [], children: [] });
  }
  return [...marks, ...nest(parser().parse(lines.join('\n'), {}), places)];
}

/** The parts of a sentence. */
export const parseInline = (text: string): ParsedNode[] =>
  nest(parser().parseInline(text, {}), [{ line: 1, conditions: [] }]);

/**
 * The tokens of the parser as nodes in one another.
 * @param index of the line of the first token
 */
export function nest(tokens: readonly Token[], places: readonly NodePlace[], index = 0): ParsedNode[] {
  const root: ParsedNode[] = [];
  const open = [root];
  /** The number of the last item in each list around. */
  const numbers: number[] = [];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      if (token.type === 'ordered_list_close') numbers.pop();
      continue;
    }
    const siblings = open.at(-1) ?? root;
    if (token.map) index = token.map[0];
    const children = nest(token.children ?? [], places, index);
    const place = places[Math.min(index, places.length - 1)] ?? { line: 1, conditions: [] };
    const construct = nodeOf(token);
    const lost = lostOf(token, numbers.at(-1));
    if (token.type === 'ordered_list_open') numbers.push(0);
    if (token.info && token.type === 'list_item_open') numbers.push(Math.max(Number(token.info), numbers.pop() ?? 0));
    if (construct) siblings.push({ ...construct, ...place, children, ...(lost.length > 0 && { lost }) });
    // One by one: a call takes no more arguments than its stack holds.
    else for (const child of children) siblings.push(child);
    if (token.nesting === 1) open.push(construct ? children : siblings);
    if (token.type.endsWith('break')) index += 1;
  }
  return root;
}

/** Conditions on lines of their own, in one another. */
const deepestConditions = 4;
