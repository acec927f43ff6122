import type { FieldPath } from '../problem.ts';
import { applies } from './attributes.ts';
import type { Read } from './collection.ts';
import type { KnownNames } from './known-names.ts';
import { linesOf, missingIn } from './lines.ts';
import { resolveLines } from './resolve.ts';
import { toTemplate } from './sentence.ts';
import type { ParsedNode, TextNode } from './types.ts';

/** The parts of each string of the front matter, by the string without spaces around it. */
export type Parsed = ReadonlyMap<string, readonly ParsedNode[]>;

interface Candidate {
  text: string;
  if?: string;
  unless?: string;
}

/** The front matter as it is for this company. */
interface Chosen {
  data: unknown;
  /** The original path of each field, by its new path as JSON: dropped items and candidates change paths. */
  origins: ReadonlyMap<string, FieldPath>;
}

/** All strings of the front matter with their paths, candidates included. */
export function stringsIn(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/**
 * Drops what this company doesn’t have from the front matter: fields and items without a line left. Of the candidates under
 * `first:`, takes the first that fits and names only what the company has.
 * @param data as it is written
 */
export function chooseFields(data: unknown, parsed: Parsed, known: KnownNames): Chosen {
  const origins = new Map<string, FieldPath>();
  const choose = (value: unknown, from: FieldPath, to: FieldPath): unknown => {
    origins.set(JSON.stringify(to), from);
    if (typeof value === 'string') return hasLine(value, parsed, known) ? value : undefined;
    if (typeof value !== 'object' || value === null) return value;
    const candidates = candidatesOf(value);
    if (candidates) {
      const index = fittingIndex(candidates, to, parsed, known);
      origins.set(JSON.stringify(to), [...from, 'first', index]);
      return candidates[index]?.text;
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

/** Whether a list item kept all its fields. */
const isWhole = (written: unknown, chosen: unknown): boolean =>
  chosen !== undefined &&
  (typeof written !== 'object' ||
    written === null ||
    candidatesOf(written) !== undefined ||
    Object.keys(written).length === Object.keys(chosen as object).length);

function hasLine(text: string, parsed: Parsed, known: KnownNames): boolean {
  const lines = linesOf(parsed.get(text.trim()) ?? []);
  return text.trim() === '' || lines.some((line) => line.length > 0 && !missingIn(line, known));
}

function candidatesOf(value: object): Candidate[] | undefined {
  if (!('first' in value) || Object.keys(value).length > 1 || !Array.isArray(value.first)) return undefined;
  return value.first.map((each) => (typeof each === 'string' ? { text: each } : each));
}

/** The first candidate that fits, else the last possible one. */
function fittingIndex(candidates: readonly Candidate[], path: FieldPath, parsed: Parsed, known: KnownNames): number {
  const names = (list = '') => list.split(' ').filter(Boolean);
  const possible = [...candidates.entries()].filter(
    ([, each]) =>
      applies({ if: names(each.if), unless: names(each.unless) }, known) &&
      !missingIn(parsed.get(each.text.trim()) ?? [], known),
  );
  const words = (text: string) => filled(toTemplate(resolveLines(parsed.get(text.trim()) ?? [], known)), known);
  for (const fits of known.fits ?? []) {
    const found = possible.find(([, { text }]) => fits(path, words(text)));
    if (found) return found[0];
  }
  return possible.at(known.fits ? -1 : 0)?.[0] ?? candidates.length;
}

const filled = (template: string, { facts }: KnownNames) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/**
 * Checked front matter with its Markdown as trees.
 * @param inline reads the parts of a sentence
 * @param report is called for each string with Markdown where plain words are expected
 */
export function readFields<Data>(
  data: Data,
  inline: (text: string) => readonly TextNode[],
  report: (message: string, path: FieldPath) => void,
): Read<Data> {
  const read = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') {
      const nodes = inline(value);
      const markup = nodes.find(({ kind }) => kind !== 'text' && kind !== 'fact');
      if (markup) report(`There is Markdown here (${markup.kind}). Write plain words.`, path);
      return toTemplate(nodes);
    }
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    if ('markdown' in value) return inline(String(value.markdown));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, [...path, name])]));
  };
  return read(data, []) as Read<Data>;
}
