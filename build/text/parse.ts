import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline } from './markdown.ts';
import type { ParsedNode } from './nodes.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

/** A Markdown file as it is written, before anything of it is left out for an owner. */
export interface ParsedText {
  /** The data above the text; none where the file has no front matter. */
  frontMatter: ParsedYaml | undefined;
  blocks: readonly ParsedNode[];
}

const { dirname } = import.meta;
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));

/** Parses a text, or takes it out of the cache. */
export const parseText = (source: string): ParsedText =>
  cachedSync(['text', code, source], () => {
    const { head, yaml, body } = splitFrontMatter(source);
    return yaml === undefined
      ? { frontMatter: undefined, blocks: [] }
      : { frontMatter: parseYaml(yaml), blocks: parseBlocks(body, head.split('\n').length) };
  });

/** The parts of sentences, by the sentences. */
export const parseSentences = (sentences: readonly string[]): ReadonlyMap<string, readonly ParsedNode[]> =>
  cachedSync(['sentences', code, ...sentences], () => new Map(sentences.map((each) => [each, parseInline(each)])));
