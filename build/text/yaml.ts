import type { Document, Node } from 'yaml';
import type { Problem } from '../problem.ts';
import { packages } from '../project.ts';

type Library = typeof import('yaml');

/** YAML as plain values, and the line of each part, from 1. */
export interface ParsedYaml {
  data: unknown;
  /** By the path of a field or item as JSON. */
  lines: ReadonlyMap<string, number>;
  /** Why there is no data. */
  error?: Pick<Problem, 'message' | 'help'> & { line: number };
}

/** More than three times what the longest page here has. */
const largestKilobytes = 20;
/** Nesting levels: the parser is recursive and would overflow the stack. */
const deepest = 100;

/** Reads YAML. The library is loaded only for a text that isn't cached. */
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
  // The library's warnings are about what is reported here anyway, and names in braces.
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

/** The line of the first part that is nested too deep. This half of the library isn't recursive. */
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

/** The first sign of a comment, alias, anchor or tag: it would swallow words that a writer means literally. */
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

/** Whether a comment cuts off the words of a field or an item; comments on their own lines are fine. */
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
