import type { FieldPath } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import { applies, missingIn } from './lines.ts';
import type { ParsedFields } from './parse.ts';
import { resolveLines, toTemplate } from './sentence.ts';

/** One of the texts under `first:`. */
type Candidate = string | { text: string; if?: string; unless?: string };

/**
 * Drops what this company doesn’t have from the front matter: fields and items without a line left. Of the candidates under
 * `first:`, takes the first that fits and names only what the company has, else the last possible one.
 * @param data as it is written
 * @returns also the original path of each field, by its new path as JSON: dropped items and candidates change paths
 */
export function chooseFields(data: unknown, fields: ParsedFields, known: KnownNames) {
  const origins = new Map<string, FieldPath>();
  const linesOf = (text: string) => fields.get(text.trim()) ?? [];
  const isLeft = (text: string) => text.trim() === '' || linesOf(text).some((line) => !missingIn(line, known));
  const isPossible = (candidate: Candidate) =>
    applies({ if: namesIn(candidate, 'if'), unless: namesIn(candidate, 'unless') }, known) &&
    !linesOf(textOf(candidate)).some((line) => missingIn(line, known));
  const filled = (candidate: Candidate) =>
    toTemplate(resolveLines(linesOf(textOf(candidate)), known)).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => known.facts[name] ?? whole,
    );
  const choose = (value: unknown, from: FieldPath, to: FieldPath): unknown => {
    origins.set(JSON.stringify(to), from);
    if (typeof value === 'string') return isLeft(value) ? value : undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (isChoice(value)) {
      const possible = value.first.filter(isPossible);
      const [best = possible.at(-1)] = (known.fits ?? [() => true]).flatMap(
        (fits) => possible.find((each) => fits(to, filled(each))) ?? [],
      );
      if (best === undefined) return undefined;
      origins.set(JSON.stringify(to), [...from, 'first', value.first.indexOf(best)]);
      return textOf(best);
    }
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
  return { data: choose(data, [], []), origins };
}

const textOf = (candidate: Candidate) => (typeof candidate === 'string' ? candidate : candidate.text);
const namesIn = (candidate: Candidate, kind: 'if' | 'unless') =>
  typeof candidate === 'string' ? [] : (candidate[kind] ?? '').split(' ').filter(Boolean);

/** Whether a list item kept all its fields. */
const isWhole = (written: unknown, chosen: unknown): boolean =>
  chosen !== undefined &&
  (typeof chosen !== 'object' || Object.keys(Object(written)).length === Object.keys(Object(chosen)).length);

const isChoice = (value: object): value is { first: readonly Candidate[] } =>
  'first' in value && Object.keys(value).length === 1 && Array.isArray(value.first);
