import type { KnownNames } from './known-names.ts';
import { missingIn, sourceOf } from './lines.ts';
import type { ParsedNode, TextNode } from './types.ts';

/** What decides how a tree resolves. */
export interface Context extends KnownNames {
  /** Called with the number of each line that is left out, and what it names that the company doesn’t have. */
  onLeftOut?: (line: number, lacking: string) => void;
}

/**
 * The lines that name only what this company has, as one sentence.
 * @param isAlone whether the block below, to which a colon at the end would lead, is left out
 */
export function resolveLines(lines: readonly ParsedNode[], context: Context, isAlone = false): readonly TextNode[] {
  const shown = lines.filter((line) => {
    const lacking = missingIn(line, context);
    // A component with nothing to show isn't a line of words.
    if (lacking && !isComponent(line, context)) context.onLeftOut?.(line.line, lacking);
    return !lacking && !(isAlone && line === lines.at(-1) && sourceOf(line).endsWith(':'));
  });
  return shown.flatMap(({ line, children }, index) => {
    const words = resolveWords(children, context);
    return index === 0 ? words : [{ kind: 'text', text: ' ', line, children: [] }, ...words];
  });
}

/** The parts of a sentence. */
function resolveWords(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const shown: TextNode[] = [];
  for (const node of nodes) shown.push(...resolveWord(capitalize(node, shown.at(-1), context), context));
  return shown;
}

function resolveWord(node: ParsedNode, context: Context): readonly TextNode[] {
  const { line } = node;
  const { partials, directives = {} } = context;
  switch (node.kind) {
    case 'text':
      return [{ ...node, text: node.text.replace('\n', ' '), children: [] }];
    case 'partial': {
      const { sentence, section } = partials[node.name] ?? {};
      return sentence ?? section?.blocks ?? [];
    }
    case 'fact':
      if (!Object.hasOwn(directives, node.name)) return [{ ...node, children: [] }];
      return directives[node.name] ? [{ kind: 'directive', name: node.name, line, children: [] }] : [];
    case 'footnote':
      return [{ ...node, children: [] }];
    case 'link':
    case 'chip':
    case 'strong':
    case 'em': {
      const children = resolveWords(node.children, context);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    case 'image':
      return [{ ...node, alt: toTemplate(resolveWords(node.children[0]?.children ?? [], context)), children: [] }];
    default:
      return [];
  }
}

/** Capitalizes a fact that begins a sentence: `{hours}` → `{Hours}`. */
function capitalize(node: ParsedNode, before: TextNode | undefined, { phrases }: Context): ParsedNode {
  if (node.kind !== 'fact' || !phrases?.has(node.name)) return node;
  const begins = before === undefined || (before.kind === 'text' && /[.?!]["”’)]?\s+$/.test(before.text));
  return begins ? { ...node, name: node.name.slice(0, 1).toUpperCase() + node.name.slice(1) } : node;
}

const isComponent = ({ children: [first] }: ParsedNode, { directives = {} }: Context) =>
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
