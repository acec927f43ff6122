import { applies, missingIn, partialOf } from './lines.ts';
import { type Context, resolveLines } from './sentence.ts';
import type { ParsedNode, TextBody, TextNode, TextSection } from './types.ts';

/**
 * The body of a text for this company, and the ids that it loses. A line that links to a lost section goes as well, and may
 * take another section with it, so this repeats until nothing changes.
 */
export function resolveBody(blocks: readonly ParsedNode[], context: Context, lost: readonly string[] = []): TextBody {
  const isLost = (to: string) => (to.startsWith('#') ? lost.includes(to.slice(1)) : (context.isLost?.(to) ?? false));
  const now = { ...context, isLost };
  const intro = resolveBlocks(
    blocks.filter(({ kind }) => kind !== 'section'),
    now,
  );
  const sections = blocks.flatMap((block) => (block.kind === 'section' ? resolveSection(block, now) : []));
  const parts = [...intro, ...sections.flatMap(({ blocks }) => blocks)];
  const shown = [...sections.map(({ id }) => id), ...parts.map((block) => block.kind === 'h3' && block.id)];
  const lostIds = idsIn(blocks).filter((id) => !shown.includes(id));
  return lostIds.length > lost.length ? resolveBody(blocks, context, lostIds) : { intro, sections, lostIds };
}

/** The ids of all headings. */
export const idsIn = (nodes: readonly ParsedNode[]): string[] =>
  nodes.flatMap((node) => {
    const own = 'id' in node && node.kind !== 'footnote' && node.id ? [node.id] : [];
    return node.kind === 'section' || node.kind === 'part' ? [...own, ...idsIn(node.children)] : own;
  });

/** A section, unless nothing of its heading, its blocks or the section it includes applies to this company. */
function resolveSection(section: ParsedNode & { id: string }, context: Context): TextSection[] {
  const { id, attributes, children } = section;
  const [heading, ...written] = children;
  if (!heading || !applies(attributes, context)) return [];
  const blocks = resolveBlocks(written, context);
  const partial = partialOf(heading);
  if (partial !== undefined) {
    const { section: taken } = context.partials[partial] ?? {};
    return taken ? [{ ...taken, blocks: [...taken.blocks, ...blocks] }] : [];
  }
  const title = resolveLines(heading.children, context);
  if (title.length === 0 || (written.length > 0 && blocks.length === 0)) return [];
  return [{ id, layout: attributes?.classes ?? [], title, blocks }];
}

/** The blocks that apply to this company. A line that ends in a colon goes with the block after it. */
function resolveBlocks(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const shown: (readonly TextNode[])[] = [];
  for (const node of nodes.toReversed()) shown.push(resolveBlock(node, context, shown.at(-1)?.length === 0));
  return shown.toReversed().flat();
}

/** @param isAlone whether the block right below is left out */
function resolveBlock(node: ParsedNode, context: Context, isAlone: boolean): readonly TextNode[] {
  const { attributes, children: written } = node;
  if (!applies(attributes, context)) return [];
  switch (node.kind) {
    case 'p': {
      const words = resolveLines(written, context, isAlone);
      if (!words.some(standsAlone)) return wrapped(node, words);
      const labels = written.flatMap(({ children }) =>
        children.flatMap(({ children: [, list] }) => list?.children ?? []),
      );
      return words.map((word) =>
        word.kind === 'image' ? { ...word, children: resolveBlocks(labels, context) } : word,
      );
    }
    case 'h3':
      return wrapped(node, resolveLines(written, context));
    case 'td':
      return [{ ...node, children: resolveLines(written, context) }];
    case 'part': {
      const heading = resolveBlocks(written.slice(0, 1), context);
      const blocks = resolveBlocks(written.slice(1), context);
      return heading.length === 0 || (written.length > 1 && blocks.length === 0) ? [] : [...heading, ...blocks];
    }
    case 'tr':
      return missingIn(node, context) ? [] : wrapped(node, resolveBlocks(written, context));
    case 'table': {
      const rows = resolveBlocks(written, context);
      return rows.length < 2 && written.length > 1 ? [] : wrapped(node, rows);
    }
    case 'blockquote':
    case 'ul':
    case 'ol':
    case 'tasks':
    case 'columns':
    case 'li':
      return wrapped(node, resolveBlocks(written, context));
    default:
      return [];
  }
}

const wrapped = <Node extends ParsedNode>(node: Node, children: readonly TextNode[]) =>
  children.length > 0 ? [{ ...node, children }] : [];

/** An image, a component and a partial section are blocks of their own. */
const standsAlone = ({ kind }: TextNode) => !/^(?:text|fact|footnote|link|strong|em|chip)$/.test(kind);
