import type { FieldPath } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import { applies, missingIn, toTemplate } from './lines.ts';
import { resolveLines } from './resolve-blocks.ts';
import type { Field, TextNode } from './types.ts';

const isField = (node: TextNode): node is Field => node.kind === 'field';

/** The fields or items in a field. */
const fieldsOf = ({ children }: Field): Field[] => children.filter(isField);

/** The field that a path leads to, if there is one. */
export const fieldAt = (field: Field | undefined, [key, ...path]: FieldPath): Field | undefined => {
  if (!field || key === undefined) return field;
  const inner = fieldsOf(field);
  return fieldAt(typeof key === 'number' ? inner[key] : inner.find(({ path }) => path.at(-1) === key), path);
};

/** A field as plain values. */
export function valuesOf(field: Field): unknown {
  const { value } = field;
  if (Array.isArray(value)) return fieldsOf(field).map(valuesOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(fieldsOf(field).map((each) => [each.path.at(-1), valuesOf(each)]));
}

/** A field without what this company doesn’t have; undefined if no line is left, or if an item has lost a field. */
export function chooseField(field: Field, known: KnownNames): Field | undefined {
  const { path, value, children } = field;
  if (typeof value === 'string') return children.every((line) => missingIn(line, known)) ? undefined : field;
  const inner = fieldsOf(field);
  const [first, ...others] = inner;
  if (first?.path.at(-1) === 'first' && Array.isArray(first.value) && others.length === 0)
    return chooseFirst(fieldsOf(first), path, known);
  const kept = inner.flatMap((each) => chooseField(each, known) ?? []);
  const isLost = Array.isArray(value) ? kept.length === 0 : typeof path.at(-1) === 'number';
  return isLost && kept.length < inner.length ? undefined : { ...field, children: kept };
}

/** Of the candidates under `first:`, the first that fits and names only what the company has, else the last possible one. */
function chooseFirst(candidates: readonly Field[], path: FieldPath, known: KnownNames): Field | undefined {
  const possible = candidates.flatMap((candidate) => {
    const namesIn = (name: string) => `${fieldAt(candidate, [name])?.value ?? ''}`.split(' ').filter(Boolean);
    const text = fieldAt(candidate, ['text']) ?? candidate;
    const isMissing = text.children.some((line) => missingIn(line, known));
    return isMissing || !applies({ if: namesIn('if'), unless: namesIn('unless') }, known) ? [] : { ...text, path };
  });
  const filled = ({ children }: Field) =>
    toTemplate(resolveLines(children, known)).replace(/\{(\w+)\}/g, (whole, name) => known.facts[name] ?? whole);
  const tests = known.fits ?? [() => true];
  const [best = possible.at(-1)] = tests.flatMap((fits) => possible.find((text) => fits(path, filled(text))) ?? []);
  return best;
}
