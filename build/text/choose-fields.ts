import type { FieldPath } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import { applies, missingIn, toTemplate } from './lines.ts';
import { resolveLines } from './resolve-blocks.ts';
import type { TextNode } from './types.ts';

/** One of the texts under `first:`. */
type Candidate = string | { text: string; if?: string; unless?: string };

/**
 * Drops what this company doesn’t have from the front matter: fields and items without a line left. Of the candidates under
 * `first:`, takes the first that fits and names only what the company has, else the last possible one.
 * @param written as the file has it
 * @param fields the lines of each string in it
 * @returns also the original path of each field, by its new path as JSON: dropped items and candidates change paths
 */
export function chooseFields(written: unknown, fields: ReadonlyMap<string, TextNode[]>, known: KnownNames) {
  const origins = new Map<string, FieldPath>();
  const linesOf = (text: string) => fields.get(text.trim()) ?? [];
  const isMissing = (line: TextNode) => missingIn(line, known) !== undefined;
  const filled = (text: string) =>
    toTemplate(resolveLines(linesOf(text), known)).replace(/\{(\w+)\}/g, (whole, name) => known.facts[name] ?? whole);
  const chooseFirst = (candidates: readonly Candidate[], from: FieldPath, to: FieldPath): unknown => {
    const all = candidates.map((each) => (typeof each === 'string' ? { text: each } : each));
    const possible = all.filter(
      ({ text, ...conditions }) =>
        applies({ if: namesIn(conditions.if), unless: namesIn(conditions.unless) }, known) &&
        !linesOf(text).some(isMissing),
    );
    const tests = known.fits ?? [() => true];
    const [best = possible.at(-1)] = tests.flatMap((fits) => possible.find(({ text }) => fits(to, filled(text))) ?? []);
    if (best) origins.set(JSON.stringify(to), [...from, 'first', all.indexOf(best)]);
    return best?.text;
  };
  const choose = (value: unknown, from: FieldPath, to: FieldPath): unknown => {
    origins.set(JSON.stringify(to), from);
    if (typeof value === 'string') return value.trim() === '' || !linesOf(value).every(isMissing) ? value : undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (isChoice(value)) return chooseFirst(value.first, from, to);
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const [index, item] of value.entries()) {
        const chosen = choose(item, [...from, index], [...to, kept.length]);
        if (isWhole(item, chosen)) kept.push(chosen);
      }
      return kept.length === 0 && value.length > 0 ? undefined : kept;
    }
    const chosen = Object.entries(value).map(([name, inner]) => [name, choose(inner, [...from, name], [...to, name])]);
    return Object.fromEntries(chosen.filter(([, inner]) => inner !== undefined));
  };
  return { data: choose(written, [], []), origins };
}

const namesIn = (condition = '') => condition.split(' ').filter(Boolean);

/** Whether a list item kept all its fields. */
const isWhole = (written: unknown, chosen: unknown): boolean =>
  chosen !== undefined &&
  (typeof chosen !== 'object' || Object.keys(Object(written)).length === Object.keys(Object(chosen)).length);

const isChoice = (value: object): value is { first: readonly Candidate[] } =>
  'first' in value && Object.keys(value).length === 1 && Array.isArray(value.first);
