import type { Token } from 'markdown-it/browser';
import { lostOf } from './lost.ts';
import { nodeOf } from './nodes.ts';
import { parser } from './parser.ts';
import { plainLine, signOfRun } from './pasted.ts';
import type { ParsedNode } from './types.ts';

/**
 * The blocks of a text, after those for lines that Markdown would run together.
 * @param first the number of its first line in the file
 */
export function parseBlocks(text: string, first: number): ParsedNode[] {
  const written = text.split('\n');
  const runs = written.flatMap((content, index): ParsedNode[] => {
    const name = signOfRun(written[index - 1], content, written[index + 1]);
    return name ? [{ kind: 'run', name, line: first + index, children: [] }] : [];
  });
  return [...runs, ...nest(parser().parse(written.map(plainLine).join('\n'), {}), first)];
}

/** The parts of a sentence. */
export const parseInline = (text: string): ParsedNode[] => nest(parser().parseInline(text, {}), 1);

/**
 * The tokens of the parser as nodes in one another.
 * @param first the number of the first line in the file
 * @param index of the line of the first token
 */
export function nest(tokens: readonly Token[], first: number, index = 0): ParsedNode[] {
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
    const children = nest(token.children ?? [], first, index);
    const construct = nodeOf(token);
    const lost = lostOf(token, numbers.at(-1));
    if (token.type === 'ordered_list_open') numbers.push(0);
    if (token.info && token.type === 'list_item_open') numbers.push(Math.max(Number(token.info), numbers.pop() ?? 0));
    if (construct) siblings.push({ ...construct, line: first + index, children, ...(lost.length > 0 && { lost }) });
    // One by one: a call takes only as many arguments as the stack holds.
    else for (const child of children) siblings.push(child);
    if (token.nesting === 1) open.push(construct ? children : siblings);
    if (token.type.endsWith('break')) index += 1;
  }
  return root;
}
