import type { Checked } from '../problem.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseBlocks } from './tree.ts';
import type { Field, TextNode } from './types.ts';
import { parseYaml } from './yaml.ts';

const message = 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.';

/** A Markdown file with everything in it: its front matter, unless something is wrong there, and its body. */
export function parseText(source: string): { front: Checked<Field>; blocks: TextNode[] } {
  const { head, yaml, body } = splitFrontMatter(source);
  if (yaml === undefined) return { front: { problems: [{ severity: 'error', line: 1, message }] }, blocks: [] };
  return { front: parseYaml(yaml), blocks: parseBlocks(body, head.split('\n').length) };
}
