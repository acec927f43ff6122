import { applies, attributesOf } from './attributes.ts';
import { idsIn, readHeading } from './headings.ts';
import { missingIn } from './lines.ts';
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
  const sections = blocks.filter(({ kind }) => kind === 'section').flatMap((section) => resolveSection(section, now));
  const parts = [...intro, ...sections.flatMap(({ blocks }) => blocks)];
  const shown = [...sections.map(({ id }) => id), ...parts.map((block) => block.kind === 'h3' && block.id)];
  const lostIds = idsIn(blocks).filter((id) => !shown.includes(id));
  return lostIds.length > lost.length ? resolveBody(blocks, context, lostIds) : { intro, sections, lostIds };
}

/** A section, unless nothing of its heading, its blocks or the section it includes applies to this company. */
function resolveSection(section: ParsedNode, context: Context): TextSection[] {
  const [heading, ...written] = section.children;
  if (!heading || !applies(attributesOf(heading), context)) return [];
  const { partial, id = '', layout } = readHeading(heading);
  const blocks = resolveBlocks(written, context);
  if (partial !== undefined) {
    const { section: taken } = context.partials[partial] ?? {};
    return taken ? [{ ...taken, blocks: [...taken.blocks, ...blocks] }] : [];
  }
  const title = resolveLines(heading.children, context);
  return title.length === 0 || (written.length > 0 && blocks.length === 0) ? [] : [{ id, layout, title, blocks }];
}

/** The blocks that apply to this company. A line that ends in a colon goes with the block after it. */
function resolveBlocks(nodes: readonly ParsedNode[], context: Context): readonly TextNode[] {
  const shown: (readonly TextNode[])[] = [];
  for (const node of nodes.toReversed()) shown.push(resolveBlock(node, context, shown.at(-1)?.length === 0));
  return shown.toReversed().flat();
}

/** @param isAlone whether the block right below is left out */
function resolveBlock(node: ParsedNode, context: Context, isAlone: boolean): readonly TextNode[] {
  const { kind, line, children: written } = node;
  if (!applies(attributesOf(node), context)) return [];
  switch (kind) {
    case 'p':
    case 'td':
    case 'h3': {
      const labels = written.flatMap(({ children }) => children).filter(({ kind }) => kind === 'ul');
      const words = resolveLines(written, context, isAlone).map((word) =>
        word.kind === 'image'
          ? {
              ...word,
              children: resolveBlocks(
                labels.flatMap(({ children }) => children),
                context,
              ),
            }
          : word,
      );
      if (kind === 'h3') return words.length > 0 ? [{ kind, line, id: readHeading(node).id, children: words }] : [];
      if (kind === 'p' && words.some(standsAlone)) return words;
      return words.length > 0 || kind === 'td' ? [{ kind, line, children: words }] : [];
    }
    case 'part': {
      const heading = resolveBlocks(written.slice(0, 1), context);
      const blocks = resolveBlocks(written.slice(1), context);
      return heading.length === 0 || (written.length > 1 && blocks.length === 0) ? [] : [...heading, ...blocks];
    }
    case 'tr':
      if (missingIn(written, context)) return [];
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

/** An image and a partial section are blocks of their own. */
const standsAlone = ({ kind }: TextNode) => !/^(?:text|fact|footnote|link|strong|em|chip)$/.test(kind);
