import type { FieldPath } from '../problem.ts';
import { applies } from './attributes.ts';
import type { KnownNames } from './known-names.ts';
import { linesOf, missingIn } from './lines.ts';
import type { Parsed } from './parse.ts';
import { resolveLines, toTemplate } from './sentence.ts';

interface Candidate {
  text: string;
  if?: string;
  unless?: string;
}

/**
 * Drops what this company doesn’t have from the front matter: fields and items without a line left. Of the candidates under
 * `first:`, takes the first that fits and names only what the company has.
 * @param data as it is written
 * @returns also the original path of each field, by its new path as JSON: dropped items and candidates change paths
 */
export function chooseFields(data: unknown, parsed: Parsed, known: KnownNames) {
  const origins = new Map<string, FieldPath>();
  const nodesOf = (text: string) => parsed.get(text.trim()) ?? [];
  const hasLine = (text: string) =>
    text.trim() === '' || linesOf(nodesOf(text)).some((line) => line.length > 0 && !missingIn(line, known));
  const filled = (text: string) =>
    toTemplate(resolveLines(nodesOf(text), known)).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => known.facts[name] ?? whole,
    );
  /** The first candidate that fits, else the last possible one. */
  const bestOf = (candidates: readonly Candidate[], path: FieldPath): Candidate | undefined => {
    const possible = candidates.filter(
      (each) =>
        applies({ if: namesIn(each.if), unless: namesIn(each.unless) }, known) && !missingIn(nodesOf(each.text), known),
    );
    for (const fits of known.fits ?? [() => true]) {
      const found = possible.find(({ text }) => fits(path, filled(text)));
      if (found) return found;
    }
    return possible.at(-1);
  };
  const choose = (value: unknown, from: FieldPath, to: FieldPath): unknown => {
    origins.set(JSON.stringify(to), from);
    if (typeof value === 'string') return hasLine(value) ? value : undefined;
    if (typeof value !== 'object' || value === null) return value;
    const candidates = candidatesOf(value);
    if (candidates) {
      const best = bestOf(candidates, to);
      if (best) origins.set(JSON.stringify(to), [...from, 'first', candidates.indexOf(best)]);
      return best?.text;
    }
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const [index, item] of value.entries()) {
        const chosen = choose(item, [...from, index], [...to, kept.length]);
        if (isWhole(item, chosen)) kept.push(chosen);
      }
      return kept.length === 0 && value.length > 0 ? undefined : kept;
    }
    const fields = Object.entries(value).map(([name, inner]) => [name, choose(inner, [...from, name], [...to, name])]);
    return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
  };
  return { data: choose(data, [], []), origins };
}

const namesIn = (list = '') => list.split(' ').filter(Boolean);

/** Whether a list item kept all its fields. */
const isWhole = (written: unknown, chosen: unknown): boolean =>
  chosen !== undefined &&
  (typeof chosen !== 'object' || Object.keys(Object(written)).length === Object.keys(Object(chosen)).length);

function candidatesOf(value: object): Candidate[] | undefined {
  if (!('first' in value) || Object.keys(value).length > 1 || !Array.isArray(value.first)) return undefined;
  return value.first.map((each) => (typeof each === 'string' ? { text: each } : each));
}
