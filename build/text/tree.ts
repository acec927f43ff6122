import type { Token } from 'markdown-it/browser';
import { partialOf, sourceOf } from './lines.ts';
import { kindOf, parser } from './parser.ts';
import type { Attributes, NodeKind, TextNode } from './types.ts';

/**
 * The blocks of a text.
 * @param first the number of its first line in the file
 */
export const parseBlocks = (text: string, first: number) => nest(parser.parse(text, {}), first);

/** The lines of a field. */
export const parseInline = (text: string) => nest(parser.parseInline(text, {}), 1);

/** The tokens of the parser as nodes in one another. */
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
  const [list, before] = siblings.toReversed();
  const items = list?.kind === 'ul' ? list.children : [];
  const boxed = items.flatMap((item) => {
    const first = item.children[0]?.children[0]?.children[0];
    return first?.kind === 'text' && first.text.startsWith(box) ? first : [];
  });
  if (list && boxed.length > 0 && boxed.length === items.length) {
    list.kind = 'tasks';
    for (const words of boxed) words.text = words.text.slice(box.length);
  }
  if (!list || before?.kind !== 'p') return;
  const [only, ...more] = before.children.flatMap(({ children }) => children);
  if (before.attributes?.classes.includes('columns'))
    siblings.splice(-2, 2, { ...before, kind: 'columns', line: list.line, children: [list] });
  else if (list.kind === 'ul' && only?.kind === 'image' && only.source.startsWith('drawing:') && more.length === 0)
    only.children.push(...siblings.splice(-1));
}
