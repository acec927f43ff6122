import type { Token } from 'markdown-it/browser';
import { partialOf, sourceOf } from './lines.ts';
import { markupMistake } from './mistakes.ts';
import { kindOf, parser } from './parser.ts';
import type { Attributes, NodeKind, TextNode } from './types.ts';

/**
 * The blocks of a text.
 * @param first the number of its first line in the file
 */
export const parseBlocks = (text: string, first: number) => nest(parser().parse(text, {}), first);

/** The lines of a field. */
export const parseInline = (text: string) => nest(parser().parseInline(text, {}), 1);

/** The tokens of the parser as nodes in one another. What is wrong is a node beside what it is about. */
function nest(tokens: readonly Token[], first: number): TextNode[] {
  const root: TextNode = { kind: 'part', line: first, children: [] };
  const open: TextNode[] = [root];
  let line = first;
  const inner = () => open.at(-1) ?? root;
  const add = (kind: NodeKind) => {
    const node: TextNode = { ...kind, line, children: [] };
    inner().children.push(node);
    return node;
  };
  const end = (...kinds: readonly string[]) => {
    while (open.length > 1 && kinds.includes(inner().kind)) open.pop();
  };
  for (const token of tokens) {
    const { type, nesting } = token;
    if (token.map) line = first + token.map[0];
    if (type === 'inline') {
      const [above, block] = [open.at(-2), inner()];
      block.children = linesOf(nest(token.children ?? [], line), line);
      if (above?.kind === 'section' && block.kind === 'title')
        above.id = above.attributes?.id ?? partialOf(block) ?? slugOf(sourceOf(block));
      continue;
    }
    if (nesting === -1) {
      end('part', 'section');
      open.pop();
      if (type === 'bullet_list_close' || type === 'table_close') finishList(inner().children);
      continue;
    }
    const message = markupMistake(token);
    if (message) add({ kind: 'wrong', message });
    const kind = kindOf(token);
    if (kind?.kind === 'title') {
      end('part', 'section');
      open.push(add({ kind: 'section', id: '' }));
    }
    if (kind?.kind === 'h3') {
      end('part');
      open.push(add({ kind: 'part' }));
    }
    // A wrapper's children take its place.
    const node = kind ? add(kind) : inner();
    if (type === 'image') node.children.push({ kind: 'line', line, children: nest(token.children ?? [], line) });
    if (type === 'chip') node.children.push({ kind: 'text', text: token.content, line, children: [] });
    const { attributes } = (token.meta ?? {}) as { attributes?: Attributes };
    if (attributes) ownerOf(node, inner()).attributes = { ...attributes, line: line + attributes.line };
    if (node.kind === 'h3') node.id = attributes?.id;
    if (type.endsWith('break')) line += 1;
    if (nesting === 1) open.push(node);
  }
  return root.children;
}

/** What the attributes at the end of a node’s words are about: the node, or the item, row or section that it is in. */
const ownerOf = (node: TextNode, above: TextNode) =>
  node.kind === 'p' && !(above.kind === 'li' && above.children[0] === node) ? node : above;

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Splits words at the line ends among them; one within a link or bold words stays. */
function linesOf(words: readonly TextNode[], first: number): TextNode[] {
  const lines: TextNode[] = [{ kind: 'line', line: first, children: [] }];
  for (const word of words)
    if (word.kind === 'text' && word.text === '\n') lines.push({ kind: 'line', line: word.line + 1, children: [] });
    else lines.at(-1)?.children.push(word);
  return lines;
}

const box = '[ ] ';

/**
 * Makes of a list or a table that has just ended what it is: a list whose items all begin with a box is one of tasks; one
 * under a line `{.columns}` goes into it, and labels go into the drawing above them.
 */
function finishList(siblings: TextNode[]): void {
  const [before, block] = siblings.slice(-2);
  const list = siblings.at(-1);
  const words = list?.kind === 'ul' ? list.children.map((item) => item.children[0]?.children[0]?.children[0]) : [];
  if (list && words.length > 0 && words.every((first) => first?.kind === 'text' && first.text.startsWith(box))) {
    list.kind = 'tasks';
    for (const first of words) if (first?.kind === 'text') first.text = first.text.slice(box.length);
  }
  if (block && before?.kind === 'p' && before.attributes?.classes.includes('columns'))
    siblings.splice(-2, 2, { ...before, kind: 'columns', line: block.line, children: [block] });
  const [only, ...more] = before?.kind === 'p' ? before.children.flatMap(({ children }) => children) : [];
  if (!block || !only || more.length > 0) return;
  if (only.kind === 'image' && only.source.startsWith('drawing:') && block.kind === 'ul') {
    siblings.pop();
    only.children.push(block);
  }
}
