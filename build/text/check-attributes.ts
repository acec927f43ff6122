import { readAttributes } from './attributes.ts';
import { unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

/** Where attributes may be, and which ones. */
const places = {
  title: 'At the end of a ## heading, write an id, a layout or a condition, such as {#prices .beside if=rates}.',
  h3: 'At the end of a ### heading, write an id or a condition, such as {#flat-tire if=spareTire}.',
  p: 'At the end of a paragraph, an item or a row, write a condition, such as {if=textPhone}; a line {.columns} goes right above a list or a table.',
  other:
    'Ids, layouts and conditions go at the end of a heading, such as ## Prices {#prices .beside}; conditions, at the end of a paragraph, an item or a row, too.',
};

/** What is wrong with `{#id .class if=name}`: its place, or a name in it. */
export function attributeMistakes(
  node: ParsedNode & { name: string },
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  known: KnownNames,
): string[] {
  const { ids, classes, ...conditions } = readAttributes(node.name);
  const isLast = node === siblings.at(-1);
  const kind = parent?.kind === 'td' ? 'p' : parent?.kind;
  const isColumns = node.name === '.columns' && kind === 'p' && siblings.length === 1;
  const names = Object.keys({ ...known.conditions, ...known.facts, ...known.directives });
  const unknown = [...conditions.if, ...conditions.unless].flatMap((name) => unlessKnown('condition', name, names));
  const fits =
    isColumns ||
    (isLast &&
      (kind === 'title' ||
        (kind === 'h3' && classes.length === 0 && ids.length < 2) ||
        (kind === 'p' && ids.length === 0 && classes.every((name) => name === 'safety') && siblings.length > 1)));
  if (fits) return unknown;
  if (kind === 'p' && siblings.length === 1)
    return unlessKnown('layout', node.name, ['.columns'], (other) => `{${other}}`);
  const place = kind === 'title' || kind === 'h3' || kind === 'p' ? places[kind] : places.other;
  return [`{${node.name}} can’t be used here. ${place}`];
}
