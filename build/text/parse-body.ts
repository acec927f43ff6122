import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';
import type { Block, Inline, TextBody, TextSection } from './text.ts';

type Node = MarkdownToJSX.ASTNode;

/**
 * Parses the body of a text (CommonMark with GitHub's tables and task lists).
 * @throws Error where it holds a construct that the site has no component for
 */
export function parseBody(markdown: string): TextBody {
  const intro: Block[] = [];
  const sections: (TextSection & { blocks: Block[] })[] = [];
  for (const node of parser(markdown)) {
    if (node.type === RuleType.heading && node.level === 2)
      sections.push({ ...titleOf(inlineOf(node.children)), blocks: [] });
    else for (const block of blockOf(node)) add(block, sections.at(-1)?.blocks ?? intro);
  }
  return { intro, sections };
}

/** A numbered list right under an image says what stands at the image's numbered places. */
function add(block: Block, blocks: Block[]): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && block.style === 'numbers' && last?.kind === 'image' && !last.places)
    blocks[blocks.length - 1] = { ...last, places: block.items };
  else blocks.push(block);
}

/** `Title {#id .layout}` apart; without an id of its own a section is known by its title's words. */
export function titleOf(heading: readonly Inline[]): Omit<TextSection, 'blocks'> {
  const last = heading.at(-1);
  const [mark = '', names = ''] = (typeof last === 'string' && / *\{([#.][^{}]*)\}$/.exec(last)) || [];
  const title = typeof last === 'string' && mark ? [...heading.slice(0, -1), last.slice(0, -mark.length)] : heading;
  const id = /#([\w-]+)/.exec(names)?.[1] ?? slugOf(plainWords(title));
  return { id, layout: [...names.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name), title };
}

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Words without what marks them. */
const plainWords = (words: readonly Inline[]): string =>
  words.map((part) => (typeof part === 'string' ? part : 'words' in part ? plainWords(part.words) : '')).join('');

function blockOf(node: Node): Block[] {
  switch (node.type) {
    case RuleType.paragraph: {
      const image = loneImage(node.children);
      return [image ?? { kind: 'paragraph', words: inlineOf(node.children) }];
    }
    case RuleType.heading:
      return [{ kind: 'heading', words: inlineOf(node.children) }];
    case RuleType.orderedList:
      return [{ kind: 'list', style: 'numbers', items: node.items.map(itemOf) }];
    case RuleType.unorderedList: {
      const tasks = node.items.every(([first]) => first?.type === RuleType.gfmTask);
      return [{ kind: 'list', style: tasks ? 'tasks' : 'bullets', items: node.items.map(itemOf) }];
    }
    case RuleType.table:
      return [{ kind: 'table', head: node.header.map(inlineOf), rows: node.cells.map((row) => row.map(cellOf)) }];
    case RuleType.blockQuote:
      return [{ kind: 'quotation', blocks: node.children.flatMap(blockOf) }];
    default:
      throw new Error(`found ${nameOf(node)}, expected a paragraph, a heading, a list, a table or a quotation.`);
  }
}

function loneImage([only, ...more]: readonly Node[]) {
  if (only?.type !== RuleType.image || more.length > 0) return undefined;
  return { kind: 'image' as const, source: only.target ?? '', alt: only.alt ?? '' };
}

/** A cell holds words, or one image. */
function cellOf(nodes: readonly Node[]): Inline[] {
  const image = loneImage(nodes);
  return image ? [image] : inlineOf(nodes);
}

/** A tight item holds words, a loose one paragraphs. */
function itemOf(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let words: Node[] = [];
  const flush = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', words: inlineOf(words) });
    words = [];
  };
  for (const node of nodes) {
    if (node.type === RuleType.gfmTask) continue;
    if (isInline(node)) words.push(node);
    else {
      flush();
      blocks.push(...blockOf(node));
    }
  }
  flush();
  return blocks;
}

const inlineTypes: readonly number[] = [RuleType.text, RuleType.textFormatted, RuleType.link, RuleType.breakLine];
const isInline = ({ type }: Node) => inlineTypes.includes(type);

function inlineOf(nodes: readonly Node[]): Inline[] {
  const words = nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case RuleType.text:
        return node.text.split(/(\[\^[^\]]+\])/).map(footnoteOf);
      case RuleType.textFormatted:
        return [{ kind: node.tag === 'em' ? 'emphasis' : 'strong', words: inlineOf(node.children) }];
      case RuleType.link:
        return [{ kind: 'link', to: node.target ?? '', words: inlineOf(node.children) }];
      case RuleType.breakLine:
        return [' '];
      default:
        throw new Error(`found ${nameOf(node)} within a sentence, expected words, bold, italics or a link.`);
    }
  });
  return trimmed(joined(words));
}

const footnoteOf = (text: string): Inline =>
  /^\[\^.+\]$/.test(text) ? { kind: 'footnote', id: text.slice(2, -1) } : text.replace(/\s+/g, ' ');

/** Neighboring strings as one. */
function joined(words: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of words) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

function trimmed(words: Inline[]): Inline[] {
  const first = words[0];
  if (typeof first === 'string') words[0] = first.trimStart();
  const last = words.at(-1);
  if (typeof last === 'string') words[words.length - 1] = last.trimEnd();
  return words.filter((part) => part !== '');
}

const nameOf = ({ type }: Node) =>
  Object.keys(RuleType).find((name) => RuleType[name as keyof typeof RuleType] === type) ?? 'something';
