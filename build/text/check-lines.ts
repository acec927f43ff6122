import type { KnownNames } from './known-names.ts';
import { linesOf, optionalIn, sourceOf } from './lines.ts';
import type { ParsedNode } from './types.ts';

/** Where a block is. */
export interface Around {
  parent?: ParsedNode | undefined;
  /** Whether the block, or its section, is shown for some companies only. */
  isGuarded?: boolean | undefined;
  /** Whether all of its lines keep people safe. */
  isSafety?: boolean | undefined;
  /** All lines of the text, as written. */
  lines: readonly string[];
}

/** All lines of a text, as written. */
export const linesIn = (nodes: readonly ParsedNode[]): string[] => [
  ...(nodes.some(({ kind }) => kind === 'text') ? linesOf(nodes).map(sourceOf) : []),
  ...nodes.flatMap(({ children }) => linesIn(children)),
];

/** Checks the lines of a block: where they end, and that safety lines don't depend on anything. */
export function lineMistakes(block: readonly ParsedNode[], around: Around, known: KnownNames): string[] {
  const lines = linesOf(block).filter((line) => line.length > 0);
  const optional = lines.map((line) => optionalIn(line, known));
  const ends = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const unended = [...(before ? [before] : []), line].find((each) => !isEnded(each));
    if (!optional[index] || lines.length === 1 || !unended) return [];
    return [
      `“${sourceOf(line)}” is left out where its {name} or link isn’t there, but ${unended === line ? 'it' : `the line before it, “${sourceOf(unended)}”,`} doesn’t end a sentence. Write one sentence a line.`,
    ];
  });
  const spans =
    optional.some(Boolean) && block.some(({ children }) => children.some(({ kind }) => kind === 'break'))
      ? ['A link or bold words go on in the next line. Put all of them on one line.']
      : [];
  return [...ends, ...spans, ...lines.flatMap((line, index) => safetyMistakes(line, optional[index], around, known))];
}

const isNamed = ({ kind }: ParsedNode) => kind === 'fact' || kind === 'partial';
const isBlank = (node: ParsedNode) => node.kind === 'text' && node.text.trim() === '';

function isEnded(line: readonly ParsedNode[]): boolean {
  const words = line.filter(({ kind }) => kind !== 'footnote' && kind !== 'attributes');
  // A line of facts only, such as {weAnswer} {afterHours}, is whole sentences.
  return words.every((node) => isNamed(node) || isBlank(node)) || /[.?!:…]["”’)\]]*$/.test(sourceOf(words));
}

/** @param optional what some company may not have, where the line names it */
function safetyMistakes(
  line: readonly ParsedNode[],
  optional: string | undefined,
  around: Around,
  { required }: KnownNames,
): string[] {
  const written = sourceOf(line);
  if (!around.isSafety && !/\b911\b/.test(written)) return [];
  const isTwice = around.lines.indexOf(written) < around.lines.lastIndexOf(written);
  // A line that is only a state's sentence, or {afterHours}, takes nothing else with it.
  const isAlone = line.every((node) =>
    node.kind === 'fact' ? node.name === 'afterHours' || required?.has(node.name) : isNamed(node) || isBlank(node),
  );
  return [
    ...(optional && !isAlone
      ? [
          `“${written}” keeps people safe, but it’s left out for a company without ${optional}. Name only what every company has, or give ${optional} a line of its own.`,
        ]
      : []),
    ...(around.isGuarded && !isTwice
      ? [
          `“${written}” keeps people safe, but it’s shown to some companies only. Take it out of the if= or unless=, or write it for the other case as well.`,
        ]
      : []),
  ];
}
