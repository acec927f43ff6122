import { type FieldPath, fieldName, type Problem } from '../problem.ts';
import type { Around } from './check-line.ts';
import { chooseFields } from './choose-fields.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { missingIn, toTemplate } from './lines.ts';
import type { ParsedText } from './parse.ts';
import { type Context, resolveLines } from './resolve-blocks.ts';
import { parseInline } from './tree.ts';
import type { Place, TextNode } from './types.ts';
import { stringsIn } from './yaml.ts';

/** What the reader does with what is found. */
interface Reader extends Required<Pick<Context, 'onLeftOut'>> {
  report: (problem: Omit<Problem, 'severity'>) => void;
  /** Checks the lines of a field. */
  check: (lines: readonly TextNode[], place: Place, around: Around) => void;
}

/** The checked front matter for this company. Everything in it is checked, hidden or not. */
export function readFields<Data>(
  { front: { data: written, lines, error }, fields }: ParsedText,
  kind: Collection<Data>,
  known: KnownNames,
  file: string,
  { report, check, onLeftOut }: Reader,
) {
  /** The line of a field; of its parent if it is missing; else 1. */
  const lineOf = (path: FieldPath): number =>
    path.length === 0 ? 1 : (lines.get(JSON.stringify(path)) ?? lineOf(path.slice(0, -1)));
  for (const { text, path } of stringsIn(written)) {
    const place = { file, line: lineOf(path), path };
    const isGuarded = path.includes('first');
    const field = fieldName(path.filter((name, index) => name !== 'first' && path[index - 1] !== 'first'));
    const found = fields.get(text.trim()) ?? [];
    check(found, place, { isGuarded, isSafety: known.safety?.test(field) });
    for (const line of isGuarded ? [] : found) {
      const lacking = missingIn(line, known);
      if (lacking) onLeftOut(place.line, lacking);
    }
  }
  if (error) report({ ...error, file });
  const { data: chosen, origins } = chooseFields(written ?? {}, fields, known);
  const placeOf = (path: FieldPath) => ({ file, line: lineOf(origins.get(JSON.stringify(path)) ?? path), path });
  const { data: checked, problems } = error ? { problems: [] } : kind.check(chosen);
  for (const problem of problems) report({ ...(problem.path && placeOf(problem.path)), ...problem, file });
  /** The same tree with Markdown as nodes, and other strings as templates. */
  const read = (value: unknown, path: FieldPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
    const markdown = typeof value === 'object' && value !== null && 'markdown' in value ? value.markdown : value;
    if (typeof markdown === 'string') {
      const nodes = resolveLines(fields.get(markdown) ?? parseInline(markdown), known);
      if (markdown !== value) return nodes;
      const markup = nodes.find((node) => node.kind !== 'text' && node.kind !== 'fact');
      const message = `There is Markdown here (${markup?.kind}). Write plain words.`;
      if (markup) report({ ...placeOf(path), message });
      return toTemplate(nodes);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, [...path, name])]));
  };
  return { data: checked && (read(checked, []) as Read<Data>), placeOf };
}
