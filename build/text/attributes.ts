import type { Attributes } from './types.ts';

const attribute = /#([\w-]+)|\.([\w-]+)|(if|unless)=(?:"([\w-]+(?: [\w-]+)*)"|([\w-]+))/g;
const whole = new RegExp(`^\\{(?:${attribute.source})(?: (?:${attribute.source}))*\\}$`);

/** Whether braces hold attributes rather than a name. */
export const isMarkup = (braces: string): boolean => /^\{ *(?:[#.]|(?:if|unless)\b)/i.test(braces);

/** What braces say of a block; undefined if they hold anything else. */
export function readAttributes(braces: string, line: number): Attributes | undefined {
  if (!whole.test(braces)) return undefined;
  const found = [...braces.matchAll(attribute)];
  const named = (kind: string) =>
    found.filter((match) => match[3] === kind).flatMap((match) => (match[4] ?? match[5] ?? '').split(' '));
  return {
    line,
    id: found.find(([, id]) => id)?.[1],
    classes: found.flatMap(([, , name]) => name ?? []),
    if: named('if'),
    unless: named('unless'),
  };
}

/** Where braces can be. */
export const placesOfMarkup =
  'an id, a layout or a condition at the end of a heading, as in ## Prices {#prices .beside if=rates}; a condition at the end of a paragraph, an item or a row, as in {if=textPhone}; and {.columns} on its own line right above a list or a table';
