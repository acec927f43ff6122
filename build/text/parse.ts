import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks, parseInline } from './tree.ts';
import { type FrontMatter, parseYaml, stringsIn } from './yaml.ts';

/** A parsed Markdown file, with everything in it. */
export type ParsedText = ReturnType<typeof parseText>;

const { dirname } = import.meta;
const message = 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.';
const missing: FrontMatter = { lines: new Map(), error: { line: 1, message } };
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));

/** Parses a text, or reads it from the cache. */
export const parseText = (source: string) =>
  cachedSync(['text', code, source], () => {
    const { head, yaml, body } = splitFrontMatter(source);
    const front = yaml === undefined ? missing : parseYaml(yaml);
    const strings = stringsIn(front.data).map(({ text }) => text.trim());
    /** The lines of each string of front matter, by the string without spaces around it. */
    const fields = new Map(strings.map((text) => [text, parseInline(text)]));
    return { front, fields, blocks: yaml === undefined ? [] : parseBlocks(body, head.split('\n').length) };
  });
