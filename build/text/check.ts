import { expectedName } from '../nearest-name.ts';
import { lineMistakes } from './check-line.ts';
import type { KnownNames } from './known-names.ts';
import { type Branch, placeIn, sourceOf } from './lines.ts';
import { textMistakes } from './mistakes.ts';
import type { Attributes, TextNode } from './types.ts';

/** All that is wrong in a text, hidden or not, with its place in the file. */
export function* mistakesIn(text: readonly Branch[], known: KnownNames) {
  const { conditions, facts, directives, partials } = known;
  const states = Object.keys(partials).map((id) => `state: ${id}`);
  const names = new Set([...Object.keys({ ...facts, ...directives }), ...states]);
  const needed = new Set(Object.keys({ ...conditions, ...facts, ...directives }));
  for (const branch of text) {
    const [{ kind, attributes }] = branch;
    for (const message of mistakesOf(branch, names, known)) yield { ...placeIn(branch), message };
    if (!attributes) continue;
    for (const message of attributeMistakes(kind, attributes, needed, known)) yield { line: attributes.line, message };
  }
}

/** @param written how a name of this kind is written in the text */
const unlessKnown = (name: string, names: ReadonlySet<string>, written = (other: string) => other) =>
  names.has(name) ? [] : [`${written(name)} isn’t known here. ${expectedName(name, [...names], written)}`];

/** @param names that can be in braces */
function* mistakesOf([node, ...around]: Branch, names: ReadonlySet<string>, known: KnownNames): Generator<string> {
  const [line, block] = around;
  const { directives = {}, sources, ids } = known;
  switch (node.kind) {
    case 'line':
      return yield* lineMistakes(node, around, known);
    case 'wrong':
      return yield node.message;
    case 'text':
      return yield* textMistakes(node.text);
    case 'fact':
    case 'partial': {
      const name = node.kind === 'fact' ? node.name : `state: ${node.name}`;
      yield* unlessKnown(name, names, (other) => `{${other}}`);
      const isAlone = block?.kind === 'p' && block.children.length === 1 && line?.children.length === 1;
      if (Object.hasOwn(directives, name) && !isAlone)
        yield `{${name}} is next to other words. Put it on its own line, with an empty line above and below.`;
      return;
    }
    case 'footnote':
      return yield* unlessKnown(node.id, sources, (id) => `[^${id}]`);
    case 'link':
      if (!sourceOf(node)) yield `The link to ${node.to} has no words. Write [words](address).`;
      return yield* addressMistakes(node.to, ids);
    case 'image':
      return yield* imageMistakes(node, block, known);
    case 'h3':
    case 'title':
      if (!/[\p{L}\p{N}]/u.test(node.children.map(sourceOf).join()))
        yield 'This heading has no letters or digits. Write words after the ##.';
  }
}

/** What is wrong with a picture: its place, its name, or its words. */
function* imageMistakes(
  { source, children: [words] }: TextNode & { source: string },
  block: TextNode | undefined,
  { images }: KnownNames,
): Generator<string> {
  const besides = block?.children.flatMap((line) => line.children).filter(({ kind }) => kind !== 'image');
  if (!/^(?:p|td)$/.test(block?.kind ?? '') || besides?.length !== 0)
    yield 'This image is in the middle of a sentence. Put it on its own line, with an empty line above and below.';
  for (const message of unlessKnown(source, images))
    yield `${message} A picture such as photo:truck is truck.jpg in the folder of photos.`;
  const isPlain = words?.children.every(({ kind }) => kind === 'text' || kind === 'fact');
  if (!words || !sourceOf(words) || !isPlain)
    yield `Write plain words for those who can’t see ${source}: ![what it shows](${source}).`;
}

/**
 * What is wrong with the names in `{.layout if=name}`.
 * @param needed the names that can be after `if=`
 */
const attributeMistakes = (
  kind: TextNode['kind'],
  attributes: Attributes,
  needed: ReadonlySet<string>,
  { layouts }: KnownNames,
) => [
  ...[...attributes.if, ...attributes.unless].flatMap((name) => unlessKnown(name, needed)),
  ...(kind === 'section' ? attributes.classes : []).flatMap((name) =>
    unlessKnown(name, new Set(layouts), (other) => `.${other}`),
  ),
];

/** The addresses that a link may have, besides #ids. */
const shapes = [
  /^\/(?!\/)/,
  /^https?:\/\/[^/?#@]*[a-z\d]\.[a-z\d][^/?#@]*(?:[/?#]|$)/i,
  /^(?:tel|sms):\+?\d[\d-]*$/,
  /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
];

/** Browsers drop control characters and read a backslash as a slash: `/\example.com` leads to another site. */
const misread = /[\p{Cc}\\{}]/u;

/**
 * What is wrong with a link's address: one sentence, or none.
 * @param ids of the headings it may lead to
 */
function addressMistakes(to: string, ids: readonly string[] = []): string[] {
  const found = to ? `This link leads to ${to}.` : 'This link leads nowhere.';
  const id = to.slice(1);
  if (to.startsWith('#')) return ids.includes(id) ? [] : [`${found} ${expectedName(id, ids, (name) => `#${name}`)}`];
  if (!misread.test(to) && shapes.some((shape) => shape.test(to)) && URL.canParse(to, 'https://a.example')) return [];
  return [
    `${found} Expected an address such as https://www.example.com/, /contact/, #prices, mailto:name@example.com or tel:+17325550142. {phone} is a link as it is.`,
  ];
}
