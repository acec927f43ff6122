import type { Document, Node } from 'yaml';
import { packages } from '../project.ts';

/** Data in YAML as plain values, and the lines of its parts, from 1. */
export interface ParsedYaml {
  data: unknown;
  /** The line of each field and item, by its path as JSON. */
  lines: ReadonlyMap<string, number>;
  error?: { line: number; message: string };
  /** The first `#` that begins a comment after a value, or `*` an alias: a writer means them as signs. */
  misread?: { line: number; sign: string } | undefined;
}

/** Reads YAML. The library is loaded for a text that has not been read before. */
export function parseYaml(source: string): ParsedYaml {
  const library = packages('yaml') as typeof import('yaml');
  const counter = new library.LineCounter();
  const document = library.parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset = 0) => counter.linePos(offset).line;
  const lines = new Map<string, number>();
  const note = (node: unknown, path: readonly unknown[]): void => {
    if (library.isNode(node)) lines.set(JSON.stringify(path), lineAt(node.range?.[0]));
  };
  const visit = (node: unknown, path: readonly unknown[]): void => {
    const parts = library.isMap(node)
      ? node.items.map(({ key, value }) => [library.isScalar(key) ? key.value : undefined, key, value])
      : library.isSeq(node)
        ? node.items.map((item, index) => [index, item, item])
        : [];
    for (const [name, place, value] of parts) {
      note(place, [...path, name]);
      visit(value, [...path, name]);
    }
  };
  visit(document.contents, []);
  const [error] = document.errors;
  if (error) return { data: undefined, lines, error: { line: lineAt(error.pos[0]), message: error.message } };
  return { data: document.toJS(), lines, misread: misreadSign(library, document, lineAt) };
}

function misreadSign(
  { visit }: typeof import('yaml'),
  document: Document.Parsed,
  lineAt: (offset?: number) => number,
): ParsedYaml['misread'] {
  let found: ParsedYaml['misread'];
  const note = (sign: string, node: Node) => {
    found = { sign, line: lineAt(node.range?.[0]) };
    return visit.BREAK;
  };
  visit(document, {
    Scalar: (key, node) => (key !== 'key' && node.comment ? note('#', node) : undefined),
    Alias: (_, node) => note('*', node),
  });
  return found;
}
