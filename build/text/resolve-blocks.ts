import type { KnownNames } from './known-names.ts';
import { applies, isComponent, missingIn, sourceOf, toTemplate } from './lines.ts';
import type { TextNode } from './types.ts';

/** A heading, or the first row of a table, with what is under it; neither if one of the two goes. */
export function headed([heading, ...under]: readonly TextNode[], known: KnownNames): TextNode[] {
  const shown = heading ? resolveBlock(heading, known) : [];
  const blocks = resolveBlocks(under, known);
  return shown.length === 0 || (under.length > 0 && blocks.length === 0) ? [] : [...shown, ...blocks];
}

/** The blocks that apply to this company. A line that ends in a colon goes with the block after it. */
export function resolveBlocks(nodes: readonly TextNode[], known: KnownNames): TextNode[] {
  const shown: TextNode[][] = [];
  for (const node of nodes.toReversed()) shown.push(resolveBlock(node, known, shown.at(-1)?.length === 0));
  return shown.toReversed().flat();
}

/** @param isAlone whether the block right below is left out */
function resolveBlock(node: TextNode, known: KnownNames, isAlone = false): TextNode[] {
  const { kind, attributes, children } = node;
  if (!applies(attributes, known) || (kind === 'tr' && missingIn(node, known))) return [];
  if (kind === 'part') return headed(children, known);
  const words = children[0]?.kind === 'line' ? resolveLines(children, known, isAlone) : undefined;
  // An image, a component and a partial section are blocks of their own.
  if (kind === 'p' && words?.some((word) => !inSentences.includes(word.kind))) return words;
  const inner = words ?? (kind === 'table' ? headed : resolveBlocks)(children, known);
  return inner.length > 0 || kind === 'td' ? [{ ...node, children: inner }] : [];
}

const inSentences = ['text', 'fact', 'footnote', 'link', 'strong', 'em'];

/**
 * The lines that name only what this company has, as one sentence.
 * @param isAlone whether the block below, to which a colon at the end would lead, is left out
 */
export function resolveLines(lines: readonly TextNode[], known: KnownNames, isAlone = false): TextNode[] {
  const shown = lines.filter(
    (line) => !missingIn(line, known) && !(isAlone && line === lines.at(-1) && sourceOf(line).endsWith(':')),
  );
  return shown.flatMap(({ line, children }, index) => {
    const words = resolveWords(children, known);
    return index === 0 ? words : [{ kind: 'text', text: ' ', line, children: [] }, ...words];
  });
}

function resolveWords(nodes: readonly TextNode[], known: KnownNames): TextNode[] {
  const shown: TextNode[] = [];
  for (const node of nodes) shown.push(...resolveWord(node, shown.at(-1), known));
  return shown;
}

/** @param before what comes before it in its sentence */
function resolveWord(node: TextNode, before: TextNode | undefined, known: KnownNames): TextNode[] {
  switch (node.kind) {
    case 'text':
      return [{ ...node, text: node.text.replace('\n', ' ') }];
    case 'footnote':
      return [node];
    case 'partial': {
      const { sentence, section } = known.partials[node.name] ?? {};
      return sentence ?? section?.blocks ?? [];
    }
    case 'fact':
      if (isComponent(node, known)) return known.directives?.[node.name] ? [{ ...node, kind: 'directive' }] : [];
      return [
        known.phrases?.has(node.name) && beginsSentence(before) ? { ...node, name: capitalized(node.name) } : node,
      ];
    case 'image': {
      const [words, labels] = node.children;
      const alt = toTemplate(resolveWords(words?.children ?? [], known));
      return [{ ...node, alt, children: resolveBlocks(labels?.children ?? [], known) }];
    }
    default: {
      const children = resolveWords(node.children, known);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
  }
}

const beginsSentence = (before: TextNode | undefined) =>
  before === undefined || (before.kind === 'text' && /[.?!]["”’)]?\s+$/.test(before.text));

/** `hours` → `Hours`. */
const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
