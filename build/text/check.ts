import { expectedName } from '../nearest-name.ts';
import { addressMistakes } from './address.ts';
import { type Around, lineMistakes, linesIn } from './check-lines.ts';
import type { KnownNames } from './known-names.ts';
import { sourceOf } from './lines.ts';
import type { ParsedNode } from './types.ts';

/** Something that is wrong, with its line in the file. */
interface Mistake {
  line: number;
  message: string;
}

/** All that is wrong in the blocks of a text or the lines of a field, hidden or not. */
export function mistakesIn(
  nodes: readonly ParsedNode[],
  known: KnownNames,
  around: Around = { lines: linesIn(nodes) },
): Mistake[] {
  const { parents = [] } = around;
  return nodes.flatMap((node) => {
    const { attributes, children, kind, line } = node;
    const inside = {
      ...around,
      parents: [node, ...parents],
      isGuarded: around.isGuarded || (attributes && attributes.if.length + attributes.unless.length > 0),
      isSafety: around.isSafety || kind === 'blockquote' || attributes?.classes.includes('safety'),
      isHeading: around.isHeading || kind === 'h3' || kind === 'title',
    };
    const found = kind === 'line' ? lineMistakes(node, nodes, around, known) : mistakesOf(node, parents, known);
    return [
      ...found.map((message) => ({ line, message })),
      ...attributeMistakes(node, known).map((message) => ({ line: attributes?.line ?? line, message })),
      ...mistakesIn(children, known, inside),
    ];
  });
}

const unless = (isRight: boolean, message: string) => (isRight ? [] : [message]);

/** @param written how a name of this kind is written in the text */
const unlessKnown = (kind: string, name: string, names: readonly string[], written = (other: string) => other) =>
  unless(
    names.includes(name),
    `${written(name)} isn’t ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} you can use here. ${expectedName(name, names, written)}`,
  );

/** @param parents what the node is in, the innermost first */
function mistakesOf(node: ParsedNode, parents: readonly ParsedNode[], known: KnownNames): string[] {
  const { facts, partials, directives = {} } = known;
  const names = [...Object.keys({ ...facts, ...directives }), ...Object.keys(partials).map((id) => `state: ${id}`)];
  const [line, block] = parents;
  switch (node.kind) {
    case 'wrong':
      return [node.message];
    case 'fact':
      if (!Object.hasOwn(directives, node.name)) return unlessKnown('name', node.name, names, (other) => `{${other}}`);
      return unless(
        block?.kind === 'p' && block.children.length === 1 && line?.children.length === 1,
        `{${node.name}} is next to other words. Put it on its own line, with an empty line above and below.`,
      );
    case 'partial':
      return unlessKnown('name', `state: ${node.name}`, names, (other) => `{${other}}`);
    case 'footnote':
      return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
    case 'link':
      return addressMistakes(node.to, known.ids);
    case 'image':
      return imageMistakes(node, block, known);
    case 'h3':
    case 'title':
      return unless(
        /[\p{L}\p{N}]/u.test(node.children.map(sourceOf).join()),
        'This heading has no letters or digits. Write words after the ##.',
      );
    default:
      return [];
  }
}

/** What is wrong with a picture: its place, its name, or its words. */
function imageMistakes(
  { source, children: [words] }: ParsedNode & { source: string },
  block: ParsedNode | undefined,
  { images }: KnownNames,
): string[] {
  const besides = block?.children.flatMap((line) => line.children).filter(({ kind }) => kind !== 'image');
  return [
    ...unless(
      /^(?:p|td)$/.test(block?.kind ?? '') && besides?.length === 0,
      'This image is in the middle of a sentence. Put it on its own line, with an empty line above and below.',
    ),
    ...unlessKnown('image', source, [...images]).map(
      (message) => `${message} A picture such as photo:truck is truck.jpg in the folder of photos.`,
    ),
    ...unless(
      words !== undefined &&
        sourceOf(words).trim() !== '' &&
        words.children.every(({ kind }) => /^(?:text|fact)$/.test(kind)),
      `Write plain words for those who can’t see ${source}: ![what it shows](${source}).`,
    ),
  ];
}

/** What is wrong with the names in `{.layout if=name}`. */
function attributeMistakes({ kind, attributes }: ParsedNode, known: KnownNames): string[] {
  if (!attributes) return [];
  const { conditions, facts, directives, layouts = [] } = known;
  const names = Object.keys({ ...conditions, ...facts, ...directives });
  return [
    ...[...attributes.if, ...attributes.unless].flatMap((name) => unlessKnown('condition', name, names)),
    ...(kind === 'section' ? attributes.classes : []).flatMap((name) =>
      unlessKnown('layout', name, layouts, (other) => `.${other}`),
    ),
  ];
}
