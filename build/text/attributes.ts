/** What `{#id .class if=name unless="name other"}` says, at the end of a heading, a paragraph, an item or a row. */
export interface Attributes {
  ids: readonly string[];
  classes: readonly string[];
  /** The names that the company has all of, for the block to be shown. */
  if: readonly string[];
  /** The names that it has none of. */
  unless: readonly string[];
}

const attribute = /#([\w-]+)|\.([\w-]+)|(if|unless)=(?:"([\w-]+(?: [\w-]+)*)"|([\w-]+))/g;
const whole = new RegExp(`^(?:${attribute.source})(?: (?:${attribute.source}))*$`);

/** Whether what is in braces is written as attributes are. */
export const areAttributes = (content: string): boolean => whole.test(content);

/** @param content of the braces */
export function readAttributes(content: string): Attributes {
  const found = [...content.matchAll(attribute)];
  const named = (kind: string) =>
    found.filter((match) => match[3] === kind).flatMap((match) => (match[4] ?? match[5] ?? '').split(' '));
  return {
    ids: found.flatMap(([, id]) => id ?? []),
    classes: found.flatMap(([, , name]) => name ?? []),
    if: named('if'),
    unless: named('unless'),
  };
}
