import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { type Parsed, stringsIn } from './fields.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline } from './markdown.ts';
import type { ParsedNode } from './types.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** A parsed Markdown file, with everything in it; `lines` are those of its front matter. */
export interface ParsedText extends ParsedYaml {
  sentences: Parsed;
  blocks: readonly ParsedNode[];
}

const { dirname } = import.meta;
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));
const missing = {
  line: 0,
  message: 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.',
};

/** Parses a text, or reads it from the cache. */
export const parseText = (source: string): ParsedText =>
  cachedSync(['text', code, source], () => {
    const { head, yaml, body } = splitFrontMatter(source);
    if (yaml === undefined)
      return { data: undefined, lines: new Map(), error: missing, sentences: new Map(), blocks: [] };
    const front = parseYaml(yaml);
    return {
      ...front,
      sentences: parseSentences(stringsIn(front.data).map(({ text }) => text)),
      blocks: parseBlocks(body, head.split('\n').length),
    };
  });

/** The parts of sentences, by the sentences. */
export const parseSentences = (sentences: readonly string[]): Parsed =>
  new Map(sentences.map((each) => [each.trim(), parseInline(each.trim())]));
