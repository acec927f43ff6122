import { expectedName } from '../nearest-name.ts';
import { areAttributes, readAttributes } from './attributes.ts';
import { lettersOf } from './headings.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

export const unless = (isRight: boolean, message: string) => (isRight ? [] : [message]);

/** A sentence about a name in braces that texts can't use. */
export function nameMistakes(name: string, { facts, partials, directives = {} }: KnownNames): string[] {
  const ids = Object.keys(partials).map((id) => `state: ${id}`);
  return unlessKnown('name', name, [...Object.keys({ ...facts, ...directives }), ...ids], (other) => `{${other}}`);
}

/** @param written how a name of this kind is written in the text */
export const unlessKnown = (kind: string, name: string, names: readonly string[], written = (other: string) => other) =>
  unless(
    names.includes(name),
    `${written(name)} isn’t ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} you can use here. ${expectedName(name, names, written)}`,
  );

/** What is wrong with `{#id .class if=name}`: its place, or a name in it. */
export function attributeMistakes(
  node: ParsedNode & { name: string },
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  { conditions, facts, directives, layouts = [] }: KnownNames,
): string[] {
  const { ids, classes, ...asked } = readAttributes(node.name);
  const isTitle = parent?.kind === 'title';
  const isOfWords = /^(?:p|td)$/.test(parent?.kind ?? '') && siblings.length > 1;
  const isPlaced =
    isTitle ||
    (parent?.kind === 'h3' && classes.length === 0) ||
    (isOfWords && ids.length === 0 && classes.every((name) => name === 'safety'));
  if (!isPlaced || node !== siblings.at(-1) || !areAttributes(node.name))
    return [
      `{${node.name}} can’t be used here. Write an id, a layout or a condition at the end of a heading, as in ## Prices {#prices .beside if=rates}; a condition at the end of a paragraph, an item or a row, as in {if=textPhone}; and {.columns} on its own line right above a list or a table.`,
    ];
  const names = Object.keys({ ...conditions, ...facts, ...directives });
  return [
    ...[...asked.if, ...asked.unless].flatMap((name) => unlessKnown('condition', name, names)),
    ...(isTitle ? classes : []).flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

/** What is wrong with a picture: its place, its name, or its words. */
export function imageMistakes(
  { source, children }: ParsedNode & { source: string },
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  { images }: KnownNames,
): string[] {
  const words = children.filter(({ kind }) => kind !== 'ul');
  return [
    ...unless(
      siblings.every(({ kind }) => /^(?:image|attributes|break)$/.test(kind)) && /^(?:p|td)$/.test(parent?.kind ?? ''),
      'This image is in the middle of a sentence. Put it on its own line, with an empty line above and below.',
    ),
    ...unlessKnown('image', source, [...images]).map(
      (message) => `${message} A picture such as photo:truck is truck.jpg in the folder of photos.`,
    ),
    ...unless(
      lettersOf(words).trim() !== '' && words.every(({ kind }) => kind === 'text' || kind === 'fact'),
      `Write plain words for those who can’t see ${source}: ![what it shows](${source}).`,
    ),
  ];
}
