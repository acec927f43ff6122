import type { Token } from 'markdown-it/browser';
import { misplacedBox, mistakesOf } from './mistakes.ts';
import { nodeOf } from './nodes.ts';
import { parser } from './parser.ts';
import type { Marker, NodeKind, ParsedNode } from './types.ts';

type Open = (NodeKind | Marker) & { line: number; children: Open[] };

/**
 * The blocks of a text.
 * @param first the number of its first line in the file
 */
export const parseBlocks = (text: string, first: number): ParsedNode[] =>
  nest(parser().parse(text.replace(pastedBullet, '$1- '), {}), first);

/**
 * The bullets that word processors paste, of their own fonts too (U+F000 to U+F0FF), and a hyphen before a space that Markdown
 * doesn't take for one. No long dash: an attribution may begin with it.
 */
const pastedBullet = /^([ >]*)(?:[•‣◦▪■●○❖·\uF000-\uF0FF]|[✓✔–]\s|[-*+][^\S \t\n])[^\S\n]*(?=\S)/gmu;

/** The parts of a sentence. */
export const parseInline = (text: string): ParsedNode[] => nest(parser().parseInline(text, {}), 1);

/**
 * The tokens of the parser as nodes in one another. What is wrong is a node beside what it is about.
 * @param index of the line of the first token
 */
function nest(tokens: readonly Token[], first: number, index = 0): Open[] {
  const root: Open = { kind: 'section', name: '', line: first, children: [] };
  const open: Open[] = [root];
  const inner = () => open.at(-1) ?? root;
  const add = (kind: NodeKind | Marker, children: Open[] = []): Open => {
    const node = { ...kind, line: first + index, children };
    inner().children.push(node);
    return node;
  };
  const end = (...kinds: readonly string[]) => {
    while (open.length > 1 && kinds.includes(inner().kind)) open.pop();
  };
  for (const token of tokens) {
    const { type } = token;
    if (token.map) index = token.map[0];
    if (token.nesting === -1) {
      end('part', 'section');
      open.pop();
      if (type === 'bullet_list_close' || type === 'table_close') settle(inner().children);
      continue;
    }
    for (const name of mistakesOf(token)) add({ kind: 'wrong', name });
    const kind = nodeOf(token);
    const children = nest(token.children ?? [], first, index);
    if (kind?.kind === 'attributes') trimEnd(inner().children);
    if (kind?.kind === 'title') end('part', 'section');
    if (kind?.kind === 'h3') end('part');
    if (kind?.kind === 'title') open.push(add({ kind: 'section', name: '' }));
    if (kind?.kind === 'h3') open.push(add({ kind: 'part', name: '' }));
    const node = kind ? add(kind, children) : inner();
    // One by one: a call takes only as many arguments as the stack holds.
    if (!kind) for (const child of children) node.children.push(child);
    if (token.nesting === 1) open.push(node);
    if (type.endsWith('break')) index += 1;
  }
  return root.children;
}

/** Takes the space before attributes away. */
function trimEnd(siblings: Open[]): void {
  const last = siblings.at(-1);
  if (last?.kind === 'text') last.text = last.text.trimEnd();
  if (last?.kind === 'text' && !last.text) siblings.pop();
}

/**
 * Makes of a list or a table that has just ended what it is: a list whose items all begin with a box is one of tasks; one
 * under a line `{.columns}` goes into it, and labels go into the drawing above them.
 */
function settle(siblings: Open[]): void {
  const [before, block] = siblings.slice(-2);
  const list = siblings.at(-1);
  const words = list?.children.map(({ children: [first] }) => first?.children ?? []) ?? [];
  const isBox = (node?: Open) => node?.kind === 'wrong' && node.name === misplacedBox;
  if (list?.kind === 'ul' && words.every(([first]) => isBox(first))) {
    list.kind = 'tasks';
    for (const each of words) each.shift();
  }
  if (before?.kind !== 'p' || !block) return;
  const [only, ...more] = before.children;
  if (only?.kind === 'attributes' && only.name === '.columns' && more.length === 0)
    siblings.splice(-2, 2, { kind: 'columns', line: block.line, children: [block] });
  if (only?.kind === 'image' && only.source.startsWith('drawing:') && block.kind === 'ul') {
    siblings.pop();
    only.children.push(block);
  }
}
