import type { KnownNames } from './known-names.ts';
import { linesOf, missingIn, sourceOf } from './lines.ts';
import type { ParsedNode, TextNode } from './types.ts';

/** What decides how a tree resolves. */
export interface Context extends KnownNames {
  /** Called with the number of each line that is left out, and what it names that the company doesn’t have. */
  onLeftOut?: (line: number, lacking: string) => void;
}

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
  return shown.flatMap((line, index) => {
    const words = resolveWords(line, context);
    return index === 0 ? words : [space(words[0]?.line ?? 1), ...words];
  });
}

const space = (line: number): TextNode => ({ kind: 'text', text: ' ', line, children: [] });

/** The parts of a sentence. */
function resolveWords(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const shown: TextNode[] = [];
  for (const node of nodes) shown.push(...resolveWord(capitalize(node, shown.at(-1), context), context));
  return shown;
}

function resolveWord(node: ParsedNode, context: Context): readonly TextNode[] {
  const { line, children: written } = node;
  if (node.kind === 'break') return [space(line)];
  if (node.kind === 'partial') {
    const { sentence, section } = context.partials[node.name] ?? {};
    return sentence ?? section?.blocks ?? [];
  }
  if (node.kind === 'fact' && Object.hasOwn(context.directives ?? {}, node.name))
    return context.directives?.[node.name] ? [{ kind: 'directive', name: node.name, line, children: [] }] : [];
  if (node.kind === 'text' || node.kind === 'fact' || node.kind === 'footnote') return [{ ...node, children: [] }];
  if ('name' in node) return [];
  const children = resolveWords(
    written.filter(({ kind }) => kind !== 'ul'),
    context,
  );
  if (node.kind === 'image') return [{ ...node, alt: toTemplate(children), children: [] }];
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** Capitalizes a fact that begins a sentence: `{hours}` → `{Hours}`. */
function capitalize(node: ParsedNode, before: TextNode | undefined, { phrases }: Context): ParsedNode {
  if (node.kind !== 'fact' || !phrases?.has(node.name)) return node;
  const begins = before === undefined || (before.kind === 'text' && /[.?!]["”’)]?\s+$/.test(before.text));
  return begins ? { ...node, name: node.name.slice(0, 1).toUpperCase() + node.name.slice(1) } : node;
}

const isComponent = ([first]: readonly ParsedNode[], { directives = {} }: Context) =>
  first?.kind === 'fact' && Object.hasOwn(directives, first.name);

/** A sentence as a plain string with facts in braces. */
export const toTemplate = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      // An invisible word joiner marks a literal brace.
      if (node.kind === 'text') return node.text.replace(/\{(?=\w)/g, '{\u2060');
      return node.kind === 'fact' ? `{${node.name}}` : toTemplate(node.children);
    })
    .join('');
