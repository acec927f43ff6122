import type { KnownNames } from './known-names.ts';
import { optionalIn, sourceOf } from './lines.ts';
import type { ParsedNode } from './types.ts';

/** Where a node is. */
export interface Around {
  /** What it is in, the innermost first. */
  parents?: readonly ParsedNode[];
  /** Whether its block or section is shown for some companies only. */
  isGuarded?: boolean | undefined;
  /** Whether all lines here keep people safe. */
  isSafety?: boolean | undefined;
  /** Whether it is shown in the heading font. */
  isHeading?: boolean | undefined;
  /** All lines of the text, as written. */
  lines?: readonly string[];
}

/** All lines of a text, as written. */
export const linesIn = (nodes: readonly ParsedNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'line' ? sourceOf(node).trim() : linesIn(node.children)));

/**
 * Checks a line: where it ends, whether safety depends on anything, and its letters.
 * @param lines of its block
 */
export function lineMistakes(
  line: ParsedNode,
  lines: readonly ParsedNode[],
  around: Around,
  known: KnownNames,
): string[] {
  const optional = optionalIn(line, known);
  const written = sourceOf(line).trim();
  const before = lines[lines.indexOf(line) - 1];
  const unended = [...(before ? [before] : []), line].find((each) => !isEnded(each));
  const told: string[] = [];
  if (optional && lines.length > 1 && unended)
    told.push(
      `“${written}” is left out where its {name} or link isn’t there, but ${unended === line ? 'it' : `the line before it, “${sourceOf(unended).trim()}”,`} doesn’t end a sentence. Write one sentence a line.`,
    );
  if (spansLines(line) && lines.some((each) => optionalIn(each, known)))
    told.push('A link or bold words go on in the next line. Put all of them on one line.');
  if (around.isSafety || /\b911\b/.test(written)) told.push(...safetyMistakes(line, written, optional, around, known));
  const letters = new Set(written.replace(/\p{C}/gu, ''));
  const lacking = around.isHeading ? [...letters].filter((letter) => known.headings?.hasGlyph(letter) === false) : [];
  if (lacking.length > 0) told.push(`The font of headings has no ${lacking.join(' ')}. Use other letters.`);
  return told;
}

const isNamed = ({ kind }: ParsedNode) => kind === 'fact' || kind === 'partial';
const isBlank = (node: ParsedNode) => node.kind === 'text' && node.text.trim() === '';
const spansLines = ({ children }: ParsedNode): boolean =>
  children.some((node) => (node.kind === 'text' ? node.text === '\n' : spansLines(node)));

// A line of facts only, such as {weAnswer} {afterHours}, is whole sentences.
const isEnded = (line: ParsedNode) =>
  line.children.every((node) => node.kind === 'footnote' || isNamed(node) || isBlank(node)) ||
  /[.?!:…]["”’)\]]*$/.test(sourceOf(line).trim());

/** @param optional what some company may not have, where the line names it */
function safetyMistakes(
  line: ParsedNode,
  written: string,
  optional: string | undefined,
  { isGuarded, lines = [] }: Around,
  { required }: KnownNames,
): string[] {
  // A line that is only a state's sentence, or {afterHours}, takes nothing else with it.
  const isAlone = line.children.every((node) =>
    node.kind === 'fact' ? node.name === 'afterHours' || required?.has(node.name) : isNamed(node) || isBlank(node),
  );
  const isTwice = lines.indexOf(written) < lines.lastIndexOf(written);
  const told = (why: string) => `“${written}” keeps people safe, but ${why}`;
  return [
    ...(optional && !isAlone
      ? [
          told(
            `it’s left out for a company without ${optional}. Name only what every company has, or give ${optional} a line of its own.`,
          ),
        ]
      : []),
    ...(isGuarded && !isTwice
      ? [
          told(
            'it’s shown to some companies only. Take it out of the if= or unless=, or write it for the other case as well.',
          ),
        ]
      : []),
  ];
}
