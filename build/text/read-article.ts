import type { Checked, Problem } from '../problem.ts';
import { readUtf8 } from '../read-utf8.ts';
import { mistakesIn } from './check.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { Collection, KnownNames, Read } from './known-names.ts';
import { branchesIn, lackingIn, placeIn } from './lines.ts';
import { readFields } from './read-fields.ts';
import { idsIn, resolveBody } from './resolve.ts';
import { parseBlocks } from './tree.ts';
import type { Article, Field, TextNode, WrittenLink } from './types.ts';
import { parseYaml } from './yaml.ts';

/** What reading articles finds besides their content. */
export interface Notes {
  report: (problem: Omit<Problem, 'severity'>) => void;
  noteLetters: (words: string) => void;
  links: WrittenLink[];
  leftOut: Problem[];
}

/** Reads an article for this company; none if there are errors in its front matter. Everything in it is checked, hidden or not. */
export function readArticle<Data>(
  notes: Notes,
  { slug, file, isOwn }: { slug: string; file: string; isOwn: boolean },
  kind: Collection<Data>,
  names: KnownNames,
): Article<Read<Data>> | undefined {
  const { data: source, problems } = readUtf8(file, file);
  for (const problem of problems) notes.report(problem);
  if (source === undefined) return undefined;
  // Some keyboards write é as two characters; fonts have one.
  const normalized = source.replaceAll('\r\n', '\n').normalize('NFC');
  notes.noteLetters(normalized);
  const { front, blocks } = parseText(normalized);
  for (const problem of front.problems) notes.report({ ...problem, file });
  const named = { ...names, ids: idsIn(blocks), layouts: kind.layouts };
  const body = resolveBody(blocks, named);
  const known = { ...named, lostIds: body.lostIds };
  const text: TextNode = { kind: 'part', line: 1, children: [front.data ?? [], blocks].flat() };
  const branches = branchesIn([text]);
  for (const mistake of mistakesIn(branches, known)) notes.report({ file, ...mistake });
  for (const branch of branches) {
    const [node] = branch;
    const place = { file, ...placeIn(branch) };
    if (node.kind === 'link' && node.to.startsWith('/')) notes.links.push({ to: node.to, place });
    const lacking = lackingIn(branch, known);
    const message = `This line is left out: your site has no ${lacking}.`;
    if (lacking) notes.leftOut.push({ severity: isOwn ? 'warning' : 'note', file, line: place.line, message });
  }
  if (!front.data) return undefined;
  const { data, ...fields } = readFields(front.data, kind, known, file, notes.report);
  if (data === undefined) return undefined;
  const footnotes = [...new Set(footnotesIn([data, body.intro, body.sections]))];
  return { slug, file, isOwn, ...fields, data, ...body, footnotes };
}

/** The names of all footnotes in trees and front matter, in order. */
function footnotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'footnote' ? [String(id)] : Object.values(value).flatMap(footnotesIn);
}

const message = 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.';

/** A Markdown file with everything in it: its front matter, unless something is wrong there, and its body. */
function parseText(source: string): { front: Checked<Field>; blocks: TextNode[] } {
  const { head, yaml, body } = splitFrontMatter(source);
  if (yaml === undefined) return { front: { problems: [{ severity: 'error', line: 1, message }] }, blocks: [] };
  return { front: parseYaml(yaml), blocks: parseBlocks(body, head.split('\n').length) };
}
