import { partialOf, sourceOf } from './lines.ts';
import type { Attributes, ParsedNode } from './types.ts';

/** A node that is still being made. */
export type Open<Node = ParsedNode> = Node extends ParsedNode ? Omit<Node, 'children'> & { children: Open[] } : never;

/**
 * Gives attributes at the end of a block’s words to what they hold for, and a heading its id.
 * @param above what the block is in: its section, item or row
 */
export function finishWords(block: Open, above: Open | undefined): void {
  const last = block.children.at(-1);
  const written = last?.children.at(-1);
  if (last && written?.kind === 'wrong' && written.attributes && canHave(block, written.attributes)) {
    last.children.pop();
    const before = last.children.at(-1);
    if (before?.kind === 'text') before.text = before.text.trimEnd();
    if (before?.kind === 'text' && !before.text) last.children.pop();
    if (last.children.length === 0) block.children.pop();
    const isOwn = block.kind === 'p' && !(above?.kind === 'li' && above.children[0] === block);
    Object.assign((!isOwn && above) || block, { attributes: written.attributes });
  }
  if (block.kind === 'title' && above?.kind === 'section')
    above.id = above.attributes?.id ?? partialOf(block) ?? slugOf(block.children.map(sourceOf).join(' '));
  if (block.kind === 'h3') block.id = above?.attributes?.id;
}

function canHave({ kind, children }: Open, { id, classes }: Attributes): boolean {
  if (kind === 'title') return true;
  if (kind === 'h3') return classes.length === 0;
  const hasWords = children.flatMap((line) => line.children).length > 1;
  return (kind === 'p' || kind === 'td') && hasWords && !id && classes.every((name) => name === 'safety');
}

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Makes of a list or a table that has just ended what it is: a list whose items all begin with a box is one of tasks; one
 * under a line `{.columns}` goes into it, and labels go into the drawing above them.
 */
export function finishList(siblings: Open[]): void {
  const [before, block] = siblings.slice(-2);
  const list = siblings.at(-1);
  const firstLines = (list?.kind === 'ul' ? list.children : []).map((item) => item.children[0]?.children[0]);
  if (list && firstLines.length > 0 && firstLines.every((line) => line?.children[0]?.kind === 'box')) {
    Object.assign(list, { kind: 'tasks' });
    for (const line of firstLines) line?.children.shift();
  }
  if (before?.kind !== 'p' || !block) return;
  const [only, ...more] = before.children.flatMap(({ children }) => children);
  if (more.length > 0) return;
  const { attributes } = only ?? {};
  if (attributes?.classes.join() === 'columns')
    siblings.splice(-2, 2, { kind: 'columns', line: block.line, attributes, children: [block] });
  if (only?.kind === 'image' && only.source.startsWith('drawing:') && block.kind === 'ul') {
    siblings.pop();
    only.children.push(block);
  }
}
