import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedSync, digestOf } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import type { Checked } from '../problem.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks } from './tree.ts';
import type { Field, TextNode } from './types.ts';
import { parseYaml } from './yaml.ts';

const { dirname } = import.meta;
const message = 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.';
const code = digestOf(filesIn(dirname).map((name) => readFileSync(join(dirname, name))));

/** A Markdown file with everything in it: its front matter, unless something is wrong there, and its body. From the cache, if it's there. */
export const parseText = (source: string) =>
  cachedSync(['text', code, source], (): { front: Checked<Field>; blocks: TextNode[] } => {
    const { head, yaml, body } = splitFrontMatter(source);
    if (yaml === undefined) return { front: { problems: [{ severity: 'error', line: 1, message }] }, blocks: [] };
    return { front: parseYaml(yaml), blocks: parseBlocks(body, head.split('\n').length) };
  });
