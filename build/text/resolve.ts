import { applies, attributesOf } from './attributes.ts';
import type { KnownNames } from './known-names.ts';
import { type Given, linesOf, missingIn, sourceOf } from './lines.ts';
import { mergeTexts, toTemplate, trimSentence } from './sentence.ts';
import { readTitle } from './title.ts';
import type { ParsedNode, TextNode } from './types.ts';

/** What decides how a tree resolves. */
export interface Context extends Given, Pick<KnownNames, 'partials' | 'phrases'> {
  /** Called with the number of each line that is left out, and what it names that the company doesn’t have. */
  onLeftOut?: (line: number, lacking: string) => void;
}

/**
 * The blocks that apply to this company. A heading goes if nothing under it is left, a line that ends in a colon goes with the
 * block after it, and labels go with their picture. A list right under a drawing becomes its labels.
 */
export function resolveBlocks(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const parts: ParsedNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'h3') parts.push([node]);
    else parts.at(-1)?.push(node);
  }
  return mergeTexts(parts.flatMap((part) => resolvePart(part, context)));
}

function resolvePart([first, ...others]: readonly ParsedNode[], context: Context): readonly TextNode[] {
  if (!first) return [];
  if (first.kind !== 'h3') return resolveInOrder([first, ...others], context);
  const heading = resolveBlock(first, context);
  const blocks = resolveInOrder(others, context);
  return heading.length === 0 || (others.length > 0 && blocks.length === 0) ? [] : [...heading, ...blocks];
}

function resolveInOrder(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const written = nodes.filter((node) => !isColumns(node));
  let below: readonly TextNode[] | undefined;
  const shown = new Map<ParsedNode, readonly TextNode[]>();
  for (const node of written.toReversed()) {
    below = resolveBlock(node, context, below?.length === 0);
    shown.set(node, below);
  }
  return nodes.flatMap((node, index) => {
    const blocks = shown.get(node) ?? [];
    const before = nodes[index - 1];
    if (before && isColumns(before))
      return blocks.map((block) => ({ kind: 'columns' as const, line: block.line, children: [block] }));
    const isLabel = node.kind === 'ul' && before !== undefined && isImage(before);
    return isLabel && shown.get(before)?.length === 0 ? [] : blocks;
  });
}

/** Whether a paragraph is the line `{.columns}`, which lays out the block under it. */
export const isColumns = ({ kind, children: [only, ...more] }: ParsedNode) =>
  kind === 'p' && only?.kind === 'attributes' && only.name === '.columns' && more.length === 0;

const isImage = ({ kind, children: [first] }: ParsedNode) => kind === 'p' && first?.kind === 'image';

/** @param isAlone whether the block right below is left out */
function resolveBlock(node: ParsedNode, context: Context, isAlone = false): readonly TextNode[] {
  const { kind, line, children: written } = node;
  if (!applies(attributesOf(node), context)) return [];
  switch (kind) {
    case 'p':
    case 'td':
    case 'h3': {
      const words = trimSentence(resolveLines(written, context, isAlone));
      if (kind === 'h3') return words.length > 0 ? [{ kind, line, id: readTitle(node).named, children: words }] : [];
      if (kind === 'p' && words.some(standsAlone)) return words;
      return words.length > 0 || kind === 'td' ? [{ kind, line, children: words }] : [];
    }
    case 'tr':
      if (missingIn(written, context)) return [];
      break;
    case 'ul':
      if (written.every(isTask)) return wrapped({ kind: 'tasks', line }, resolveBlocks(written, context));
      break;
    case 'table': {
      const rows = resolveBlocks(written, context);
      return rows.length < 2 && written.length > 1 ? [] : wrapped({ kind, line }, rows);
    }
  }
  if ('name' in node || node.kind === 'text') return [];
  return wrapped(node, resolveBlocks(written, context));
}

const wrapped = (node: Omit<TextNode, 'children'>, children: readonly TextNode[]) =>
  children.length > 0 ? [{ ...node, children } as TextNode] : [];

/** The lines that name only what this company has, as one sentence. */
export function resolveLines(nodes: readonly ParsedNode[], context: Context, isAlone = false): readonly TextNode[] {
  const lines = linesOf(nodes).filter((line) => line.some(({ kind }) => kind !== 'attributes'));
  const last = lines.at(-1);
  const shown = lines.filter((line) => {
    const lacking = missingIn(line, context);
    // A component with nothing to show isn't a line of words.
    if (lacking && !isComponent(line, context)) context.onLeftOut?.(line[0]?.line ?? 1, lacking);
    return !lacking && !(isAlone && line === last && sourceOf(line).endsWith(':'));
  });
  return mergeTexts(
    shown.flatMap((line, index): readonly TextNode[] => {
      const words = resolveWords(line, context);
      return index === 0 ? words : [{ kind: 'text', text: ' ', line: words[0]?.line ?? 1, children: [] }, ...words];
    }),
  );
}

/** The parts of a sentence. */
function resolveWords(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const shown: TextNode[] = [];
  for (const node of nodes) shown.push(...resolveWord(capitalize(node, shown.at(-1), context), context));
  return shown;
}

function resolveWord(node: ParsedNode, context: Context): readonly TextNode[] {
  const { line, children: written } = node;
  if (node.kind === 'break') return [{ kind: 'text', text: ' ', line, children: [] }];
  if (node.kind === 'partial') {
    const { sentence, section } = context.partials[node.name] ?? {};
    return sentence ?? section?.blocks ?? [];
  }
  if (node.kind === 'fact' && Object.hasOwn(context.directives ?? {}, node.name))
    return context.directives?.[node.name] ? [{ kind: 'directive', name: node.name, line, children: [] }] : [];
  if (node.kind === 'text' || node.kind === 'fact' || node.kind === 'footnote') return [{ ...node, children: [] }];
  if ('name' in node) return [];
  const children = mergeTexts(resolveWords(written, context));
  if (node.kind === 'image') return [{ ...node, alt: toTemplate(children), children: [] }];
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** Capitalizes a fact that begins a sentence: `{hours}` → `{Hours}`. */
function capitalize(node: ParsedNode, before: TextNode | undefined, { phrases }: Context): ParsedNode {
  if (node.kind !== 'fact' || !phrases?.has(node.name)) return node;
  const begins = before === undefined || (before.kind === 'text' && /[.?!]["”’)]?\s+$/.test(before.text));
  return begins ? { ...node, name: node.name.slice(0, 1).toUpperCase() + node.name.slice(1) } : node;
}

/** An image and a partial section are blocks of their own. */
const standsAlone = ({ kind }: TextNode) => !/^(?:text|fact|footnote|link|strong|em|chip)$/.test(kind);

const isComponent = ([first]: readonly ParsedNode[], { directives = {} }: Context) =>
  first?.kind === 'fact' && Object.hasOwn(directives, first.name);

/** Whether an item of a list has a box. */
export const isTask = ({ children: [first] }: ParsedNode) => first?.children[0]?.kind === 'task';
