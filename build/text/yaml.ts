import type { Document, Node } from 'yaml';
import type { Problem } from '../problem.ts';
import { packages } from '../project.ts';

type Library = typeof import('yaml');

/** Data in YAML as plain values, and the lines of its parts, from 1. */
export interface ParsedYaml {
  data: unknown;
  /** The line of each field and item, by its path as JSON. */
  lines: ReadonlyMap<string, number>;
  /** Why there is no data. */
  error?: Pick<Problem, 'message' | 'help'> & { line: number };
}

/** More than three times what the longest page of this site has. */
const largestKilobytes = 20;
/** Brackets and lists in one another; the parser calls itself for each, and would use up the stack. */
const deepest = 100;

/** Reads YAML. The library is loaded for a text that has not been read before. */
export function parseYaml(source: string): ParsedYaml {
  const library = packages('yaml') as Library;
  const counter = new library.LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line;
  const wrong = (line: number, message: string, help: string): ParsedYaml => ({
    data: undefined,
    lines: new Map(),
    error: { line, message, help },
  });
  const kilobytes = Math.ceil(Buffer.byteLength(source) / 1000);
  if (kilobytes > largestKilobytes)
    return wrong(
      0,
      `The front matter is ${kilobytes} KB. The limit is ${largestKilobytes} KB.`,
      'Move words below its second line of ---.',
    );
  const deepLine = tooDeepLine(library, source);
  if (deepLine !== undefined)
    return wrong(
      deepLine,
      `The front matter has more than ${deepest} levels of brackets or lists here.`,
      'Put quotes around words with brackets or dashes.',
    );
  // Warnings are of signs that are reported here, and of names in braces, which are no fields.
  const document = library.parseDocument(source, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const [error] = document.errors;
  if (error)
    return wrong(
      lineAt(error.pos[0]),
      `The front matter isn’t valid YAML (${error.message}).`,
      'Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.',
    );
  const misread = misreadSign(library, document);
  if (misread)
    return wrong(
      lineAt(misread.node.range?.[0]),
      `YAML doesn’t read ${misread.sign} as part of the words.`,
      'Put quotes around them.',
    );
  return { data: document.toJS(), lines: linesOf(library, document, lineAt) };
}

/** The line of the first part that is too deep. This half of the library reads without calling itself. */
function tooDeepLine({ Lexer, Parser }: Library, source: string): number | undefined {
  let line = 1;
  const parser = new Parser(() => {
    line += 1;
  });
  for (const lexeme of new Lexer().lex(source)) {
    for (const _ of parser.next(lexeme));
    if (parser.stack.length > deepest) return line;
  }
  return undefined;
}

/** The first sign that begins a comment, an alias, an anchor or a tag, each of which takes words away: a writer means it as it is. */
function misreadSign({ isAlias, isScalar, visit }: Library, document: Document.Parsed) {
  let found: { sign: string; node: Node } | undefined;
  visit(document, {
    Node(key, node) {
      const sign = isAlias(node)
        ? '*'
        : (node.anchor && '&') || (node.tag && '!') || (isScalar(node) && hasComment(key, node) && '#');
      if (!sign) return undefined;
      found = { sign, node };
      return visit.BREAK;
    },
  });
  return found;
}

/** Whether a comment is where the words of a field or an item are; those between fields and items are meant. */
const hasComment = (key: unknown, { comment, commentBefore }: Node) =>
  key !== 'key' && (comment || (key === 'value' && commentBefore));

function linesOf(library: Library, document: Document.Parsed, lineAt: (offset?: number) => number) {
  const lines = new Map<string, number>();
  const visit = (node: unknown, path: readonly unknown[]): void => {
    const parts = library.isMap(node)
      ? node.items.map(({ key, value }) => [library.isScalar(key) ? key.value : undefined, key, value])
      : library.isSeq(node)
        ? node.items.map((item, index) => [index, item, item])
        : [];
    for (const [name, place, value] of parts) {
      if (library.isNode(place)) lines.set(JSON.stringify([...path, name]), lineAt(place.range?.[0]));
      visit(value, [...path, name]);
    }
  };
  visit(document.contents, []);
  return lines;
}
