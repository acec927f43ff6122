import type { KnownNames } from './known-names.ts';
import { allIn, isCandidate, optionalIn, sourceOf } from './lines.ts';
import type { TextNode } from './types.ts';

/**
 * What is wrong with a line: where it ends, or that safety depends on something.
 * @param around what it is in, its block first and the whole text last
 */
export function* lineMistakes(line: TextNode, around: readonly TextNode[], known: KnownNames): Generator<string> {
  const lines = around[0]?.children ?? [];
  const optional = optionalIn(line, known);
  const written = sourceOf(line);
  const unended = lines
    .slice(Math.max(0, lines.indexOf(line) - 1), lines.indexOf(line) + 1)
    .find((each) => !isEnded(each));
  if (optional && lines.length > 1 && unended)
    yield `“${written}” is left out where its {name} or link isn’t there, but “${sourceOf(unended)}” doesn’t end a sentence. Write one sentence a line.`;
  if (spansLines(line) && lines.some((each) => optionalIn(each, known)))
    yield 'A link or bold words go on in the next line. Put all of them on one line.';
  if (!around.some((node) => isSafety(node, known)) && !/\b911\b/.test(written)) return;
  if (optional && !standsAlone(line, known))
    yield `“${written}” keeps people safe, but it’s left out for a company without ${optional}. Name only what every company has, or give ${optional} a line of its own.`;
  if (around.some(isGuarded) && isOnce(written, around))
    yield `“${written}” keeps people safe, but it’s shown to some companies only. Take it out of the if= or unless=, or write it for the other case as well.`;
}

/** Whether all lines in a node keep people safe. */
const isSafety = (node: TextNode, { safety }: KnownNames) =>
  node.kind === 'blockquote' ||
  node.attributes?.classes.includes('safety') ||
  (node.kind === 'field' && safety?.test(node.path.join('.')));

/** Whether a line is in the text around it just once. */
const isOnce = (written: string, around: readonly TextNode[]) =>
  allIn(around.slice(-1)).filter((node) => node.kind === 'line' && sourceOf(node) === written).length === 1;

/** Whether a node is shown for some companies only. */
const isGuarded = (node: TextNode) =>
  isCandidate(node) || (node.attributes && node.attributes.if.length + node.attributes.unless.length > 0);

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
