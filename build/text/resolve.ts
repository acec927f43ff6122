import type { Marker, ParsedNode } from './markdown.ts';
import type { KnownNames, TextBody, TextNode, TextSection } from './types.ts';

/** What a tree is resolved with. */
export interface Context extends Pick<KnownNames, 'conditions' | 'partials' | 'directives'> {
  /** Is called for each node, whether it holds or not, with the nodes of the same parent. */
  visit: (node: ParsedNode, siblings: readonly ParsedNode[], parent?: ParsedNode) => void;
}

/** The body of a text as it holds for this owner. */
export function bodyOf(blocks: readonly ParsedNode[], context: Context): TextBody {
  const intro: ParsedNode[] = [];
  const sections: { heading: ParsedNode; blocks: ParsedNode[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'title') sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return {
    intro: resolve(intro, context),
    sections: sections.flatMap(({ heading, blocks }) => sectionOf(heading, blocks, context)),
  };
}

/**
 * A section; none where the words of its heading, all that is written under it, or the section that it inserts do not
 * hold for this owner.
 */
function sectionOf(heading: ParsedNode, written: readonly ParsedNode[], context: Context): TextSection[] {
  context.visit(heading, [heading]);
  const title = trimmed(resolve(heading.children, context, heading));
  const blocks = resolve(written, context);
  const { partial, id, layout } = readTitle(heading);
  const isLeftOut = title.length === 0 || (written.length > 0 && blocks.length === 0);
  if (partial === undefined) return isLeftOut ? [] : [{ id, layout, title, blocks }];
  const { section } = context.partials[partial] ?? {};
  return section ? [{ ...section, blocks: [...section.blocks, ...blocks] }] : [];
}

/** The id of a title, which is made of its words where none is named, its layouts, and the name of what it inserts. */
export function readTitle({ children }: ParsedNode) {
  const last = children.at(-1);
  const partial = last?.kind === 'partial' && children.length === 1 ? last.name : undefined;
  const names = last?.kind === 'attributes' ? last.name.split(' ') : [];
  const after = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const [named] = after('#');
  return { partial, named, id: named ?? partial ?? slugOf(lettersOf(children)), layout: after('.') };
}

/** The characters of words, with the names of facts for the facts. */
export const lettersOf = (nodes: readonly ParsedNode[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'fact' ? node.name : lettersOf(node.children)))
    .join('');

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

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

/** Neighboring texts as one, and a list of bullets right under an image within it. */
function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  // The parts of the text at the end of the result.
  let parts: string[] = [];
  const endText = () => {
    const last = result.at(-1);
    // Where a sentence is left out, the spaces around it meet.
    if (last?.kind === 'text' && parts.length > 1)
      result[result.length - 1] = { ...last, text: parts.join('').replace(/ {2,}/g, ' ') };
    parts = [];
  };
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === 'text') {
      if (parts.push(node.text) === 1) result.push(node);
      continue;
    }
    endText();
    if (node.kind === 'ul' && last?.kind === 'image' && last.children.length === 0)
      result[result.length - 1] = { ...last, children: node.children };
    else result.push(node);
  }
  endText();
  return result;
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

/** An image and an partial section stand by themselves. */
const standsAlone = ({ kind }: TextNode) => !/^(?:text|fact|footnote|link|strong|em|chip)$/.test(kind);

const isTask = ({ children: [first] }: ParsedNode) => first?.children[0]?.kind === 'task';

/** A line without spaces at its ends. */
const trimmed = (line: readonly TextNode[]): readonly TextNode[] =>
  line.flatMap((node, index): TextNode[] => {
    if (node.kind !== 'text') return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === line.length - 1 ? start.trimEnd() : start;
    return text ? [{ ...node, text }] : [];
  });

/** A sentence as a string without links, bold type and notes; facts stand in braces. */
export const templateOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      // A word joiner, which nobody sees, marks a brace that is meant as one.
      if (node.kind === 'text') return node.text.replace(/\{(?=\w)/g, '{\u2060');
      return node.kind === 'fact' ? `{${node.name}}` : templateOf(node.children);
    })
    .join('');
