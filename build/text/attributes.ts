import type { StateCore, Token } from 'markdown-it/browser';
import type { Attributes } from './types.ts';

const attribute = /([#.]|(?:if|unless)=)("[\w -]+"|[\w-]+)/g;
// A label in brackets has its class right behind it.
const atEnd = new RegExp(`(?<![\\\\\\]])\\{${attribute.source}(?: ${attribute.source})*\\}$`);

/** Whether braces hold attributes rather than a name. */
export const isMarkup = (braces: string): boolean => /^\{ *(?:[#.]|(?:if|unless)\b)/i.test(braces);

/** Where braces can be. */
export const placesOfMarkup =
  'an id, a layout or a condition at the end of a heading, as in ## Prices {#prices .beside if=rates}; a condition at the end of a paragraph, an item or a row, as in {if=textPhone}; and {.columns} on its own line right above a list';

/**
 * A rule of the parser: moves attributes from the end of a block’s words to the `meta` of the token that opens the block.
 * Their line counts from the block's.
 */
export function takeAttributes({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    const block = tokens[index - 1];
    const [braces] = (token.type === 'inline' && atEnd.exec(token.content)) || [];
    if (!block || !braces) continue;
    const words = token.content.slice(0, -braces.length).trimEnd();
    const line = token.content.split('\n').length - 1;
    const attributes = readAttributes(braces, line);
    if (!canHave(block, words, attributes, tokens[index + 2])) continue;
    token.content = words;
    block.meta = { attributes };
  }
}

/** The attributes in braces. */
function readAttributes(braces: string, line: number): Attributes {
  const found = [...braces.matchAll(attribute)];
  const named = (sign: string) =>
    found.flatMap(([, key, value = '']) => (key === sign ? (value.match(/[\w-]+/g) ?? []) : []));
  return { line, id: named('#')[0], classes: named('.'), if: named('if='), unless: named('unless=') };
}

/** Whether a block with these words can have these attributes. */
function canHave({ type, markup }: Token, words: string, { id, classes }: Attributes, next?: Token): boolean {
  if (type === 'heading_open') return markup !== '###' || classes.length === 0;
  if (id) return false;
  if (words) return classes.every((name) => name === 'safety');
  return classes.join() === 'columns' && next?.type === 'bullet_list_open';
}
