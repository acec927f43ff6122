import type { Node } from 'yaml';
import type { Problem } from '../problem.ts';
import { packages } from '../project.ts';

/** YAML as plain values, and the line of each part, from 1. */
export interface ParsedYaml {
  data?: unknown;
  /** By the path of a field or item as JSON. */
  lines: ReadonlyMap<string, number>;
  /** Why there is no data. */
  error?: Pick<Problem, 'message' | 'help'> & { line: number };
}

/**
 * Reads YAML. The library is loaded only for a text that isn't cached.
 * @param first the number of its first line in the file
 */
export function parseYaml(source: string, first: number): ParsedYaml {
  const library = packages('yaml') as typeof import('yaml');
  const counter = new library.LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line + first - 1;
  // The library's warnings are about what is reported here anyway, and names in braces.
  const document = library.parseDocument(source, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const lines = new Map<string, number>();
  let error: ParsedYaml['error'];
  const [wrong] = document.errors;
  if (wrong)
    error = {
      line: lineAt(wrong.pos[0]),
      message: `The front matter isn’t valid YAML (${wrong.message}).`,
      help: 'Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.',
    };
  /** Notes the line of each part; a sign that would swallow words which a writer means literally is an error. */
  const visit = (node: unknown, path: readonly unknown[], role: 'key' | 'value' | 'item'): void => {
    if (!library.isNode(node)) return;
    const line = lineAt(node.range?.[0]);
    if (role === 'item') lines.set(JSON.stringify(path), line);
    const sign = misreadSign(library, node, role);
    if (sign)
      error ??= { line, message: `YAML doesn’t read ${sign} as part of the words.`, help: 'Put quotes around them.' };
    if (library.isMap(node))
      for (const { key, value } of node.items) {
        const inner = [...path, library.isScalar(key) ? key.value : undefined];
        if (library.isNode(key)) lines.set(JSON.stringify(inner), lineAt(key.range?.[0]));
        visit(key, inner, 'key');
        visit(value, inner, 'value');
      }
    if (library.isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index], 'item');
  };
  visit(document.contents, [], 'value');
  return error ? { lines, error } : { data: document.toJS(), lines };
}

/** The sign of an alias, an anchor, a tag, or a comment that cuts off words; one on lines of its own is fine. */
function misreadSign({ isAlias, isScalar }: typeof import('yaml'), node: Node, role: 'key' | 'value' | 'item') {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor) return '&';
  if (node.tag) return '!';
  const hasComment = isScalar(node) && role !== 'key' && (node.comment || (role === 'value' && node.commentBefore));
  return hasComment ? '#' : undefined;
}
