import { type FieldPath, fieldName, type Problem } from '../problem.ts';
import { lackingLetters } from './check.ts';
import { lineMistakes } from './check-lines.ts';
import { chooseFields } from './fields.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { linesOf, missingIn } from './lines.ts';
import { type ParsedText, stringsIn } from './parse.ts';
import { type Context, resolveLines, toTemplate } from './sentence.ts';
import { parseInline } from './tree.ts';
import type { ParsedNode, Place } from './types.ts';

/** What the reader does with what is found. */
interface Reader extends Required<Pick<Context, 'onLeftOut'>> {
  report: (problem: Omit<Problem, 'severity'>) => void;
  /** Checks the parts of a sentence. */
  check: (nodes: readonly ParsedNode[], place: Place) => void;
}

/** The checked front matter for this company. Everything in it is checked, hidden or not. */
export function readFields<Data>(
  { data: written, lines, error, sentences }: ParsedText,
  kind: Collection<Data>,
  known: KnownNames,
  file: string,
  { report, check, onLeftOut }: Reader,
) {
  /** The line of a field; of its parent if it is missing; else 1. */
  const lineOf = (path: FieldPath): number =>
    path.length === 0 ? 1 : (lines.get(JSON.stringify(path)) ?? lineOf(path.slice(0, -1)));
  for (const { text, path } of stringsIn(written)) {
    const nodes = sentences.get(text.trim()) ?? [];
    const place = { file, line: lineOf(path), path };
    const isCandidate = path.includes('first');
    const field = fieldName(path.filter((name, index) => name !== 'first' && path[index - 1] !== 'first'));
    const around = { isGuarded: isCandidate, isSafety: known.safety?.test(field), lines: [] };
    const letters = known.headings?.fields.test(field) ? lackingLetters(nodes, known) : [];
    for (const message of [...letters, ...lineMistakes(nodes, around, known)]) report({ ...place, message });
    check(nodes, place);
    for (const line of isCandidate ? [] : linesOf(nodes)) {
      const lacking = missingIn(line, known);
      if (lacking) onLeftOut(place.line, lacking);
    }
  }
  const { data: chosen, origins } = chooseFields(written ?? {}, sentences, known);
  const placeOf = (path: FieldPath) => ({ file, line: lineOf(origins.get(JSON.stringify(path)) ?? path), path });
  if (error) report({ ...error, file });
  const { data: checked, problems } = error ? { problems: [] } : kind.check(chosen);
  for (const problem of problems) report({ ...(problem.path && placeOf(problem.path)), ...problem, file });
  /** The same tree with Markdown as nodes, and other strings as templates. */
  const read = (value: unknown, path: FieldPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
    const markdown = typeof value === 'object' && value !== null && 'markdown' in value ? value.markdown : value;
    if (typeof markdown === 'string') {
      const nodes = resolveLines(sentences.get(markdown) ?? parseInline(markdown), known);
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
