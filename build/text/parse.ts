import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import type { FieldPath } from '../problem.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline } from './tree.ts';
import type { ParsedNode } from './types.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** The lines of each string of front matter, by the string without spaces around it. */
export type ParsedFields = ReadonlyMap<string, readonly ParsedNode[]>;

/** A parsed Markdown file, with everything in it. */
export interface ParsedText {
  front: ParsedYaml;
  fields: ParsedFields;
  blocks: readonly ParsedNode[];
}

const { dirname } = import.meta;
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));
const message = 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.';

/** Parses a text, or reads it from the cache. */
export const parseText = (source: string): ParsedText =>
  cachedSync(['text', code, source], () => {
    const { head, yaml, body } = splitFrontMatter(source);
    if (yaml === undefined)
      return { front: { lines: new Map(), error: { line: 1, message } }, fields: new Map(), blocks: [] };
    const front = parseYaml(yaml, 2);
    const strings = stringsIn(front.data).map(({ text }) => text.trim());
    return {
      front,
      fields: new Map(strings.map((text) => [text, parseInline(text)])),
      blocks: parseBlocks(body, head.split('\n').length),
    };
  });

/** All strings of front matter with their paths, candidates included. */
export function stringsIn(value: unknown, path: FieldPath = []): { text: string; path: FieldPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
