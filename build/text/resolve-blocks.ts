import type { KnownNames } from './known-names.ts';
import { applies, missingIn, sourceOf, toTemplate } from './lines.ts';
import type { TextNode } from './types.ts';

/** What decides how a tree resolves. */
export interface Context extends KnownNames {
  /** Called with the number of each line that is left out, and what it names that the company doesn’t have. */
  onLeftOut?: (line: number, lacking: string) => void;
}

/** A heading, or the first row of a table, with what is under it; neither if one of the two goes. */
export function headed([heading, ...under]: readonly TextNode[], context: Context): TextNode[] {
  const shown = heading ? resolveBlock(heading, context) : [];
  const blocks = resolveBlocks(under, context);
  return shown.length === 0 || (under.length > 0 && blocks.length === 0) ? [] : [...shown, ...blocks];
}

/** The blocks that apply to this company. A line that ends in a colon goes with the block after it. */
export function resolveBlocks(nodes: readonly TextNode[], context: Context): TextNode[] {
  const shown: TextNode[][] = [];
  for (const node of nodes.toReversed()) shown.push(resolveBlock(node, context, shown.at(-1)?.length === 0));
  return shown.toReversed().flat();
}

/** @param isAlone whether the block right below is left out */
function resolveBlock(node: TextNode, context: Context, isAlone = false): TextNode[] {
  const { kind, attributes, children } = node;
  if (!applies(attributes, context) || (kind === 'tr' && missingIn(node, context))) return [];
  if (kind === 'part') return headed(children, context);
  const words = children[0]?.kind === 'line' ? resolveLines(children, context, isAlone) : undefined;
  // An image, a component and a partial section are blocks of their own.
  if (kind === 'p' && words?.some((word) => !inSentences.includes(word.kind))) return words;
  const inner = words ?? (kind === 'table' ? headed : resolveBlocks)(children, context);
  return inner.length > 0 || kind === 'td' ? [{ ...node, children: inner }] : [];
}

const inSentences = ['text', 'fact', 'footnote', 'link', 'strong', 'em', 'chip'];

/**
 * The lines that name only what this company has, as one sentence.
 * @param isAlone whether the block below, to which a colon at the end would lead, is left out
 */
export function resolveLines(lines: readonly TextNode[], context: Context, isAlone = false): TextNode[] {
  const shown = lines.filter((line) => {
    const lacking = missingIn(line, context);
    // A component with nothing to show isn't a line of words.
    if (lacking && !isComponent(line.children[0], context)) context.onLeftOut?.(line.line, lacking);
    return !lacking && !(isAlone && line === lines.at(-1) && sourceOf(line).endsWith(':'));
  });
  return shown.flatMap(({ line, children }, index) => {
    const words = resolveWords(children, context);
    return index === 0 ? words : [{ kind: 'text', text: ' ', line, children: [] }, ...words];
  });
}

function resolveWords(nodes: readonly TextNode[], context: Context): TextNode[] {
  const shown: TextNode[] = [];
  for (const node of nodes) shown.push(...resolveWord(node, shown.at(-1), context));
  return shown;
}

/** @param before what comes before it in its sentence */
function resolveWord(node: TextNode, before: TextNode | undefined, context: Context): TextNode[] {
  switch (node.kind) {
    case 'wrong':
      return [];
    case 'text':
      return [{ ...node, text: node.text.replace('\n', ' ') }];
    case 'footnote':
      return [node];
    case 'partial': {
      const { sentence, section } = context.partials[node.name] ?? {};
      return sentence ?? section?.blocks ?? [];
    }
    case 'fact':
      if (isComponent(node, context)) return context.directives?.[node.name] ? [{ ...node, kind: 'directive' }] : [];
      return [
        context.phrases?.has(node.name) && beginsSentence(before) ? { ...node, name: capitalized(node.name) } : node,
      ];
    case 'image': {
      const [words, labels] = node.children;
      const alt = toTemplate(resolveWords(words?.children ?? [], context));
      return [{ ...node, alt, children: resolveBlocks(labels?.children ?? [], context) }];
    }
    default: {
      const children = resolveWords(node.children, context);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
  }
}

const isComponent = (node: TextNode | undefined, { directives = {} }: Context) =>
  node?.kind === 'fact' && Object.hasOwn(directives, node.name);

const beginsSentence = (before: TextNode | undefined) =>
  before === undefined || (before.kind === 'text' && /[.?!]["”’)]?\s+$/.test(before.text));

/** `hours` → `Hours`. */
const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
