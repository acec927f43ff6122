import type { KnownNames } from './known-names.ts';
import type { Marker, ParsedNode } from './nodes.ts';
import { joined, templateOf, trimmed } from './sentence.ts';
import { readTitle } from './title.ts';
import type { TextNode } from './types.ts';

/** What a tree is resolved with. */
export interface Context extends Pick<KnownNames, 'conditions' | 'partials' | 'directives'> {
  /** Is called for each node, whether it holds or not, with the nodes of the same parent. */
  visit: (node: ParsedNode, siblings: readonly ParsedNode[], parent?: ParsedNode) => void;
}

/**
 * The nodes that hold for this owner; neighboring texts become one, and a list of bullets right under an image goes into
 * it.
 */
export function resolve(nodes: readonly ParsedNode[], context: Context, parent?: ParsedNode): readonly TextNode[] {
  const open: boolean[] = [];
  let leftOut = 0;
  let isInColumns = false;
  const shown: TextNode[] = [];
  for (const node of nodes) {
    context.visit(node, nodes, parent);
    const resolved = resolveNode(node, context);
    if (node.kind === 'if' || node.kind === 'unless') {
      open.push(holds(node, context));
      if (!open.at(-1)) leftOut += 1;
    } else if (node.kind === 'end') {
      if (open.pop() === false) leftOut -= 1;
    } else if (leftOut === 0)
      for (const part of resolved)
        shown.push(isInColumns ? { kind: 'columns', line: part.line, children: [part] } : part);
    isInColumns = isColumns(node);
  }
  return joined(shown);
}

/** Whether a paragraph is the line `{.columns}`, which lays out the block under it. */
export const isColumns = ({ kind, children: [only, ...more] }: ParsedNode) =>
  kind === 'p' && only?.kind === 'attributes' && only.name === '.columns' && more.length === 0;

const holds = ({ kind, name }: Marker, { conditions }: Context) => (conditions[name] === true) === (kind === 'if');

function resolveNode(node: ParsedNode, context: Context): readonly TextNode[] {
  const { line, children: written } = node;
  const resolved = resolve(written, context, node);
  // A list stays where only its first item is left out, so blocks are left out by their parts; a row is one part.
  const isPart = written.length === 0 || node.kind === 'image' || node.kind === 'tr';
  if (isPart && !node.conditions.every((mark) => holds(mark, context))) return [];
  const { directives = {} } = context;
  if (node.kind === 'fact' && Object.hasOwn(directives, node.name))
    return directives[node.name] ? [{ kind: 'directive', name: node.name, line, children: [] }] : [];
  if (node.kind === 'text' || node.kind === 'fact' || node.kind === 'footnote') return [{ ...node, children: [] }];
  if (node.kind === 'partial') {
    const { sentence, section } = context.partials[node.name] ?? {};
    return sentence ?? section?.blocks ?? [];
  }
  if ('name' in node || isColumns(node)) return [];
  if (node.kind === 'image') return [{ ...node, alt: templateOf(resolved), children: [] }];
  const children = ['p', 'h3', 'td'].includes(node.kind) ? trimmed(resolved) : resolved;
  if (children.length === 0 && node.kind !== 'td') return [];
  if (node.kind === 'p' && children.some(standsAlone)) return children;
  if (node.kind === 'ul' && written.every(isTask)) return [{ kind: 'tasks', line, children }];
  if (node.kind === 'h3') return [{ ...node, id: readTitle(node).named, children }];
  return [{ ...node, children }];
}

/** An image and a partial section are blocks of their own. */
const standsAlone = ({ kind }: TextNode) => !/^(?:text|fact|footnote|link|strong|em|chip)$/.test(kind);

/** Whether an item of a list has a box. */
export const isTask = ({ children: [first] }: ParsedNode) => first?.children[0]?.kind === 'task';
