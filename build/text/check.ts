import { expectedName } from '../nearest-name.ts';
import { addressFault } from './address.ts';
import { isCondition, readBraces } from './braces.ts';
import type { Nested } from './markdown.ts';
import { slipsIn } from './slips.ts';
import type { KnownNames, LineFault } from './text.ts';
import { insertionIn, isTitle, lettersOf, readTitle } from './tree.ts';

/** What a text has, beside what all texts may name. */
export interface Own {
  /** The ids of its sections, to which links may lead; left out, any. */
  ids?: readonly string[];
  /** The layouts that its sections may name; left out, none. */
  layouts?: readonly string[];
  /** Whether it stands in the font of headings. */
  isHeading?: boolean;
}

/** The ids of a text's sections, those too that do not hold for this owner. */
export const idsOf = (blocks: readonly Nested[], known: KnownNames): string[] =>
  blocks.filter(isTitle).flatMap((title) => idOf(title, known) ?? []);

const idOf = (title: Nested, { insertions }: KnownNames): string | undefined => {
  const inserted = insertionIn(title);
  return inserted === undefined ? readTitle(title).section.id : insertions?.[inserted]?.section?.id;
};

/** Checks the tokens of a text, those too that do not hold for this owner. */
export function checkTokens(
  tokens: readonly Nested[],
  known: KnownNames,
  own: Own = {},
  parent?: Nested,
): readonly LineFault[] {
  const isAlone = parent?.token.type === 'inline' && tokens.length === 1;
  const ids = new Set<string>();
  const faultsOf = (nested: Nested): string[] => {
    const { token, children } = nested;
    switch (token.type) {
      case 'text':
        return slipsIn(token.content);
      case 'braces':
        return bracesFaults(token.content, known);
      case 'brace': {
        const [other, meant] = token.content === '{' ? ['}', '\\{'] : ['{', '\\}'];
        return [
          `found ${token.content} without its ${other}, expected a name in braces; a brace that is meant is ${meant}.`,
        ];
      }
      case 'footnote':
        return unlessKnown('source', token.content, [...known.sources], (id) => `[^${id}]`);
      case 'image': {
        const source = String(token.attrGet('src'));
        return [
          ...(isAlone ? [] : ['found an image within a sentence, which the site has no component for.']),
          ...unlessKnown('image', source, [...known.images]),
          ...(lettersOf(children).trim()
            ? []
            : [`found no words for ${source}, expected ![what it shows](${source}).`]),
        ];
      }
      case 'link_open':
        return addressFault(String(token.attrGet('href')), own.ids);
      case 'heading_open': {
        if (token.markup === '###') return glyphFaults(children, known);
        if (!isTitle(nested)) return ['found a heading of another level than ## and ###.'];
        const id = idOf(nested, known);
        const isRepeated = id !== undefined && ids.has(id);
        if (id !== undefined) ids.add(id);
        return [
          ...titleFaults(nested, known, own),
          ...(isRepeated ? [`found a second heading with the id "${id}".`] : []),
        ];
      }
      default:
        return [];
    }
  };
  const headline = own.isHeading && !parent ? glyphFaults(tokens, known) : [];
  return [
    ...headline.map((message) => ({ line: 1, message })),
    ...conditionFaults(tokens),
    ...tokens.flatMap((nested) => [
      ...faultsOf(nested).map((message) => ({ line: nested.line, message })),
      ...checkTokens(isTitle(nested) ? readTitle(nested).words : nested.children, known, own, nested),
    ]),
  ];
}

/** Conditions that do not end, and ends of none. */
function conditionFaults(tokens: readonly Nested[]): LineFault[] {
  const open: LineFault[] = [];
  const faults: LineFault[] = [];
  for (const { token, line } of tokens) {
    if (token.type !== 'braces') continue;
    const braces = readBraces(token.content);
    if (isCondition(braces)) open.push({ line, message: `found {${token.content}} without its {end}, ${where}` });
    else if (braces.kind === 'end' && !open.pop())
      faults.push({ line, message: `found {end} without its {if …}, ${where}` });
  }
  return [...faults, ...open];
}

const where = 'expected both in one paragraph, or each on a line of its own.';

const attributes = 'expected an id and layouts behind a heading, such as {#prices .beside}.';

function titleFaults(title: Nested, known: KnownNames, { layouts = [] }: Own): string[] {
  if (insertionIn(title) !== undefined) return [];
  const { words, names, section } = readTitle(title);
  const hasLetters = /[\p{L}\p{N}]/u.test(lettersOf(words));
  const isRight = names.every((name) => /^(?:[#.][\w-]+|\w+=\S+)$/.test(name));
  return [
    ...(isRight ? [] : [`found {${names.join(' ')}}, ${attributes}`]),
    ...(hasLetters ? [] : ['found a heading without a letter or a figure, expected words behind ##.']),
    ...glyphFaults(words, known),
    ...section.layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

/** A sentence where a character of a heading is not in its font, and would be missing from share pictures. */
function glyphFaults(words: readonly Nested[], { headings }: KnownNames): string[] {
  const characters = headings ? [...new Set(lettersOf(words).replace(/\p{C}/gu, ''))] : [];
  const lacking = characters.filter((character) => !headings?.hasGlyph(character));
  return lacking.length > 0 ? [`found ${lacking.join(' ')} in a heading, expected letters that its font has.`] : [];
}

/** Braces that name nothing may be meant for something else. */
function bracesFaults(content: string, known: KnownNames): string[] {
  const { kind, name } = readBraces(content);
  const expected = (words: string) => [`found {${content}}, expected ${words}`];
  switch (kind) {
    case 'end':
      return [];
    case 'if':
    case 'unless':
      return unlessKnown('condition', name, Object.keys(known.conditions), (other) => `{${kind} ${other}}`);
    case 'insertion':
      return unlessKnown('insertion', name, Object.keys(known.insertions ?? {}), (id) => `{state: ${id}}`);
    case 'attributes':
      return [`found {${content}}, ${attributes}`];
    case 'fact':
      if (/^\s*state\b/.test(name)) return expected('a name in the file of a state, such as {state: move-over}.');
      if (/^\s*(?:(?:if|unless)\b|end|else)/i.test(name)) return expected('{if name}, {unless name} or {end}.');
      return unlessKnown('fact', name, Object.keys(known.facts), (other) => `{${other}}`);
  }
}

/** @param written how a name of this kind stands in the text */
const unlessKnown = (
  kind: string,
  name: string,
  names: readonly string[],
  written = (other: string) => other,
): string[] =>
  names.includes(name) ? [] : [`found the unknown ${kind} ${written(name)}, ${expectedName(name, names, written)}`];
