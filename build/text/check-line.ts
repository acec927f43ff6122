import type { KnownNames } from './known-names.ts';
import { allIn, optionalIn, sourceOf } from './lines.ts';
import type { TextNode } from './types.ts';

/** What is around a node. */
export interface Around {
  /** What it is in, the innermost first. */
  parents?: readonly TextNode[];
  /** Whether its block or section is shown for some companies only. */
  isGuarded?: boolean | undefined;
  /** Whether all lines here keep people safe. */
  isSafety?: boolean | undefined;
  /** All lines of the text, as written. */
  lines?: readonly string[];
}

/**
 * What is wrong with a line: where it ends, or that safety depends on something.
 * @param lines of its block
 */
export function* lineMistakes(
  line: TextNode,
  lines: readonly TextNode[],
  { isGuarded, isSafety, lines: all = [] }: Around,
  known: KnownNames,
): Generator<string> {
  const optional = optionalIn(line, known);
  const written = sourceOf(line);
  const unended = lines
    .slice(Math.max(0, lines.indexOf(line) - 1), lines.indexOf(line) + 1)
    .find((each) => !isEnded(each));
  if (optional && lines.length > 1 && unended)
    yield `“${written}” is left out where its {name} or link isn’t there, but “${sourceOf(unended)}” doesn’t end a sentence. Write one sentence a line.`;
  if (spansLines(line) && lines.some((each) => optionalIn(each, known)))
    yield 'A link or bold words go on in the next line. Put all of them on one line.';
  if (!isSafety && !/\b911\b/.test(written)) return;
  if (optional && !standsAlone(line, known))
    yield `“${written}” keeps people safe, but it’s left out for a company without ${optional}. Name only what every company has, or give ${optional} a line of its own.`;
  if (isGuarded && all.indexOf(written) === all.lastIndexOf(written))
    yield `“${written}” keeps people safe, but it’s shown to some companies only. Take it out of the if= or unless=, or write it for the other case as well.`;
}

const isNamed = ({ kind }: TextNode) => kind === 'fact' || kind === 'partial';
const isBlank = (node: TextNode) => node.kind === 'text' && node.text.trim() === '';

// Line ends outside of links and bold words are gone: they made the lines.
const spansLines = (line: TextNode): boolean =>
  allIn([line]).some((node) => node.kind === 'text' && node.text === '\n');

// A line of facts only, such as {weAnswer} {afterHours}, is whole sentences.
const isEnded = (line: TextNode) =>
  line.children.every((node) => node.kind === 'footnote' || isNamed(node) || isBlank(node)) ||
  /[.?!:…]["”’)\]]*$/.test(sourceOf(line));

// Leaving out a line that is only a state's sentence, or {afterHours}, loses nothing else.
const standsAlone = ({ children }: TextNode, { required }: KnownNames) =>
  children.every((node) =>
    node.kind === 'fact' ? node.name === 'afterHours' || required?.has(node.name) : isNamed(node) || isBlank(node),
  );
