import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

/** `{#id .class if=name unless="name other"}` at the end of a heading, a paragraph, an item or a row. */
interface Attributes {
  ids: readonly string[];
  classes: readonly string[];
  /** The block is shown if the company has all of these. */
  if: readonly string[];
  /** And none of these. */
  unless: readonly string[];
}

const attribute = /#([\w-]+)|\.([\w-]+)|(if|unless)=(?:"([\w-]+(?: [\w-]+)*)"|([\w-]+))/g;
const whole = new RegExp(`^(?:${attribute.source})(?: (?:${attribute.source}))*$`);

/** Whether braces hold attributes rather than a name. */
export const isMarkup = (content: string): boolean => /^ *(?:[#.]|(?:if|unless)\b)/i.test(content);

/** Whether attributes are written correctly. */
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

/**
 * The attributes of a block: those at the end of its own words. Those of an item are at the end of its first paragraph, those
 * of a row at the end of its last cell, those of a section or a part at the end of its heading.
 */
export function attributesOf({ kind, children }: ParsedNode): Attributes | undefined {
  const [first, last] = [children[0], children.at(-1)];
  if (kind === 'section' || kind === 'part' || (kind === 'li' && first?.kind === 'p'))
    return first && attributesOf(first);
  if (kind === 'tr') return last && attributesOf(last);
  return last?.kind === 'attributes' ? readAttributes(last.name) : undefined;
}

/** Whether the company has what a name stands for: a true condition, a given fact, a component with something to show. */
export const isGiven = (name: string, { conditions, facts, directives = {} }: KnownNames): boolean =>
  conditions[name] ?? directives[name] ?? Boolean(facts[name]);

/** Whether a block with these attributes is shown for this company. */
export const applies = (attributes: Pick<Attributes, 'if' | 'unless'> | undefined, known: KnownNames): boolean =>
  !attributes ||
  (attributes.if.every((name) => isGiven(name, known)) && !attributes.unless.some((name) => isGiven(name, known)));
