import * as yaml from 'yaml';
import type { Checked, FieldPath, Problem } from '../problem.ts';
import { parseInline } from './tree.ts';
import type { Field } from './types.ts';

/** Reads front matter, which begins in line 2 of its file. */
export function parseYaml(source: string): Checked<Field> {
  const lineCounter = new yaml.LineCounter();
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + 1;
  // The library warns of names in braces, and of what is reported here anyway.
  const document = yaml.parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const problems = document.errors.map(
    ({ pos: [offset], message }): Problem => ({
      severity: 'error',
      line: lineAt(offset),
      message: `The front matter isn’t valid YAML (${message}).`,
      help: 'Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.',
    }),
  );
  /** A sign that would swallow words which a writer means literally is an error. */
  const fieldOf = (node: unknown, path: FieldPath, key = node): Field => {
    const line = path.length > 0 && yaml.isNode(key) ? lineAt(key.range?.[0]) : 1;
    const signs = {
      '*': yaml.isAlias(node),
      '&': yaml.isNode(node) && 'anchor' in node && node.anchor,
      '!': yaml.isNode(node) && node.tag,
      // A comment on lines of its own is fine.
      '#': yaml.isScalar(node) && (node.comment || (key !== node && node.commentBefore)),
    };
    for (const [sign, isThere] of Object.entries(signs)) {
      const message = `YAML doesn’t read ${sign} as part of the words.`;
      if (isThere) problems.push({ severity: 'error', line, message, help: 'Put quotes around them.' });
    }
    const field = { kind: 'field', path, line } as const;
    if (yaml.isMap(node)) {
      const children = node.items.map(({ key, value }) => fieldOf(value, [...path, `${key}`], key));
      return { ...field, value: {}, children };
    }
    if (yaml.isSeq(node))
      return { ...field, value: [], children: node.items.map((item, index) => fieldOf(item, [...path, index])) };
    const value = yaml.isScalar(node) ? node.value : null;
    return { ...field, value, children: typeof value === 'string' ? parseInline(value.trim()) : [] };
  };
  const data = fieldOf(document.contents, []);
  const [first] = problems;
  return first ? { problems: [first] } : { data, problems: [] };
}
