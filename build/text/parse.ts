import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline } from './tree.ts';
import type { ParsedNode } from './types.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** The parts of each string of the front matter, by the string without spaces around it. */
export type Parsed = ReadonlyMap<string, readonly ParsedNode[]>;

/** A parsed Markdown file, with everything in it; `lines` are those of its front matter. */
export interface ParsedText extends ParsedYaml {
  sentences: Parsed;
  blocks: readonly ParsedNode[];
}

const { dirname } = import.meta;
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));
const missing = {
  line: 1,
  message: 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.',
};

/** Parses a text, or reads it from the cache. */
export const parseText = (source: string): ParsedText =>
  cachedSync(['text', code, source], () => {
    const { head, yaml, body } = splitFrontMatter(source);
    if (yaml === undefined) return { lines: new Map(), error: missing, sentences: new Map(), blocks: [] };
    const front = parseYaml(yaml, 2);
    const sentences = stringsIn(front.data).map(({ text }) => text.trim());
    return {
      ...front,
      sentences: new Map(sentences.map((each) => [each, parseInline(each)])),
      blocks: parseBlocks(body, head.split('\n').length),
    };
  });

/** All strings of front matter with their paths, candidates included. */
export function stringsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): { text: string; path: readonly (string | number)[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
