import type { FieldPath, Problem } from '../problem.ts';
import { chooseField, fieldAt, valuesOf } from './choose-fields.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { toTemplate } from './lines.ts';
import { resolveLines } from './resolve-blocks.ts';
import type { Field, Place } from './types.ts';

/** The checked front matter, the place of a field (or of what it would be in), and the names of the fields in one. */
export function readFields<Data>(
  written: Field,
  kind: Collection<Data>,
  known: KnownNames,
  file: string,
  report: (problem: Omit<Problem, 'severity'>) => void,
) {
  const chosen = chooseField(written, known);
  const lineOf = (path: FieldPath): number =>
    (fieldAt(chosen, path) ?? fieldAt(written, path))?.line ?? lineOf(path.slice(0, -1));
  const placeOf = (path: FieldPath): Required<Place> => ({ file, line: lineOf(path), path });
  const namesIn = (path: FieldPath) =>
    fieldAt(written, path)?.children.flatMap((node) => (node.kind === 'field' ? String(node.path.at(-1)) : [])) ?? [];
  const { data: checked, problems } = kind.check((chosen && valuesOf(chosen)) ?? {});
  for (const problem of problems) report({ ...(problem.path && placeOf(problem.path)), ...problem, file });
  /** The same tree with Markdown as nodes, and other strings as templates. */
  const read = (value: unknown, path: FieldPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
    const isMarkdown = typeof value === 'object' && value !== null && 'markdown' in value;
    if (isMarkdown || typeof value === 'string') {
      const nodes = resolveLines(fieldAt(chosen, path)?.children ?? [], known);
      if (isMarkdown) return nodes;
      const markup = nodes.find((node) => node.kind !== 'text' && node.kind !== 'fact');
      const message = `There is Markdown here (${markup?.kind}). Write plain words.`;
      if (markup) report({ ...placeOf(path), message });
      return toTemplate(nodes);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, [...path, name])]));
  };
  return { data: checked && (read(checked, []) as Read<Data>), placeOf, namesIn };
}
