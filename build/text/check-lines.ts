import { attributesOf } from './attributes.ts';
import type { KnownNames } from './known-names.ts';
import { linesOf, optionalIn, sourceOf } from './lines.ts';
import type { ParsedNode } from './types.ts';

/** Where a block is. */
export interface Around {
  parent?: ParsedNode | undefined;
  /** Whether the block, or its section, is shown for some companies only. */
  isGuarded?: boolean;
  /** Whether all of its lines keep people safe. */
  isSafety?: boolean;
  /** How often each line is in the text. */
  counts?: ReadonlyMap<string, number>;
}

/** Checks the lines of a block: where they end, and that safety lines don't depend on anything. */
export function lineMistakes(block: readonly ParsedNode[], around: Around, known: KnownNames): string[] {
  if (!known.required) return [];
  const lines = linesOf(block).filter((line) => line.length > 0);
  const isOptional = lines.map((line) => optionalIn(line, known) !== undefined);
  const ends = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const unended = [...(before ? [before] : []), line].find((each) => !isEnded(each));
    if (!isOptional[index] || lines.length === 1 || !unended) return [];
    return [
      `“${sourceOf(line)}” is left out where its {name} or link isn’t there, but ${unended === line ? 'it' : `the line before it, “${sourceOf(unended)}”,`} doesn’t end a sentence. Write one sentence a line.`,
    ];
  });
  const spans =
    isOptional.includes(true) && block.some(({ children }) => children.some(({ kind }) => kind === 'break'));
  const safety = lines.filter((line) => isSafe(line, around)).flatMap((line) => safetyMistakes(line, around, known));
  return [
    ...ends,
    ...(spans ? ['A link or bold words go on in the next line. Put all of them on one line.'] : []),
    ...safety,
  ];
}

/** Whether a block is marked as `{.safety}`. */
export const isSafetyBlock = (node: ParsedNode) => attributesOf(node)?.classes.includes('safety') ?? false;

const isEnded = (line: readonly ParsedNode[]) => {
  const words = line.filter(({ kind }) => kind !== 'footnote' && kind !== 'attributes');
  // A line of facts only, such as {weAnswer} {afterHours}, is whole sentences.
  const isNamed = ({ kind }: ParsedNode) => kind === 'fact' || kind === 'partial';
  if (words.every((node) => isNamed(node) || (node.kind === 'text' && node.text.trim() === ''))) return true;
  return /[.?!:…]["”’)\]]*$/.test(sourceOf(words));
};

const isSafe = (line: readonly ParsedNode[], { isSafety = false }: Around) =>
  isSafety || /\b911\b/.test(sourceOf(line));

function safetyMistakes(line: readonly ParsedNode[], { isGuarded, counts }: Around, known: KnownNames): string[] {
  const written = sourceOf(line);
  const optional = optionalIn(line, known);
  // A line that is only a state's sentence, or {afterHours}, takes nothing else with it.
  const isAlone = line.every(
    (node) =>
      node.kind === 'partial' ||
      (node.kind === 'fact' && (node.name === 'afterHours' || known.required?.has(node.name))) ||
      (node.kind === 'text' && node.text.trim() === ''),
  );
  const isTwice = (counts?.get(written) ?? 0) > 1;
  return [
    ...(optional && !isAlone
      ? [
          `“${written}” keeps people safe, but it’s left out for a company without ${optional}. Name only what every company has, or give ${optional} a line of its own.`,
        ]
      : []),
    ...(isGuarded && !isTwice
      ? [
          `“${written}” keeps people safe, but it’s shown to some companies only. Take it out of the if= or unless=, or write it for the other case as well.`,
        ]
      : []),
  ];
}
