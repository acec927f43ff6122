import { partialOf, sourceOf } from './lines.ts';
import type { Attributes, TextNode } from './types.ts';

const attribute = /([#.]|(?:if|unless)=)("[\w -]+"|[\w-]+)/g;
const whole = new RegExp(`^\\{${attribute.source}(?: ${attribute.source})*\\}$`);

/** Whether braces hold attributes rather than a name. */
export const isMarkup = (braces: string): boolean => /^\{ *(?:[#.]|(?:if|unless)\b)/i.test(braces);

/** Where braces can be. */
export const placesOfMarkup =
  'an id, a layout or a condition at the end of a heading, as in ## Prices {#prices .beside if=rates}; a condition at the end of a paragraph, an item or a row, as in {if=textPhone}; and {.columns} on its own line right above a list or a table';

/** The attributes in braces; undefined if they hold anything else. */
export function readAttributes(braces: string, line: number): Attributes | undefined {
  if (!whole.test(braces)) return undefined;
  const found = [...braces.matchAll(attribute)];
  const named = (sign: string) =>
    found.flatMap(([, key, value = '']) => (key === sign ? (value.match(/[\w-]+/g) ?? []) : []));
  return { line, id: named('#')[0], classes: named('.'), if: named('if='), unless: named('unless=') };
}

/**
 * Moves attributes from the end of a block’s words to what they are about, and gives a heading its id.
 * @param above what the block is in: its section, item or row
 */
export function takeAttributes(block: TextNode, above: TextNode): void {
  const last = block.children.at(-1);
  const { attributes } = last?.children.at(-1) ?? {};
  if (last && attributes && canHave(block, attributes)) {
    last.children.pop();
    const before = last.children.at(-1);
    if (before?.kind === 'text') before.text = before.text.trimEnd();
    if (before?.kind === 'text' && !before.text) last.children.pop();
    if (last.children.length === 0) block.children.pop();
    const isOwn = block.kind === 'p' && !(above.kind === 'li' && above.children[0] === block);
    (isOwn ? block : above).attributes = attributes;
  }
  if (block.kind === 'title' && above.kind === 'section')
    above.id = above.attributes?.id ?? partialOf(block) ?? slugOf(block.children.map(sourceOf).join(' '));
  if (block.kind === 'h3') block.id = above.attributes?.id;
}

function canHave({ kind, children }: TextNode, { id, classes }: Attributes): boolean {
  if (kind === 'title') return true;
  if (kind === 'h3') return classes.length === 0;
  const hasWords = children.flatMap((line) => line.children).length > 1;
  return (kind === 'p' || kind === 'td') && hasWords && !id && classes.every((name) => name === 'safety');
}

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
