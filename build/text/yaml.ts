import type { FieldPath, Problem } from '../problem.ts';
import { packages } from '../project.ts';

/** Front matter as plain values, and the line of each part in the file, from 1. */
export interface FrontMatter {
  data?: unknown;
  /** By the path of a field or item as JSON. */
  lines: ReadonlyMap<string, number>;
  /** Why there is no data. */
  error?: Pick<Problem, 'line' | 'message' | 'help'>;
}

/** Reads front matter, which begins in line 2 of its file. The library is loaded only for a text that isn't cached. */
export function parseYaml(source: string): FrontMatter {
  const library = packages('yaml') as typeof import('yaml');
  const counter = new library.LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line + 1;
  // The library warns of names in braces, and of what is reported here anyway.
  const document = library.parseDocument(source, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const lines = new Map<string, number>();
  const [wrong] = document.errors;
  let error: FrontMatter['error'] = wrong && {
    line: lineAt(wrong.pos[0]),
    message: `The front matter isn’t valid YAML (${wrong.message}).`,
    help: 'Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.',
  };
  /** Notes the lines of fields and items. A sign that would swallow words which a writer means literally is an error. */
  const visit = (node: unknown, path: readonly unknown[], key?: unknown): void => {
    if (!library.isNode(node)) return;
    const { range } = library.isNode(key) ? key : node;
    const line = lineAt(range?.[0]);
    lines.set(JSON.stringify(path), line);
    const signs = {
      '*': library.isAlias(node),
      '&': 'anchor' in node && node.anchor,
      '!': node.tag,
      // A comment on lines of its own is fine.
      '#': library.isScalar(node) && (node.comment || (key && node.commentBefore)),
    };
    const [sign] = Object.entries(signs).flatMap(([name, isThere]) => (isThere ? name : []));
    if (sign)
      error ??= { line, message: `YAML doesn’t read ${sign} as part of the words.`, help: 'Put quotes around them.' };
    if (library.isMap(node))
      for (const { key, value } of node.items)
        visit(value, [...path, library.isScalar(key) ? key.value : undefined], key);
    if (library.isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
  };
  visit(document.contents, []);
  return error ? { lines, error } : { data: document.toJS(), lines };
}

/** All strings of front matter with their paths, candidates included. */
export function stringsIn(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
