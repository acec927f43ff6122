import { checkNodes, headingIds, type LineFault, type Visited } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { readStrings, type StringFault } from './read-strings.ts';
import { unseenIn } from './slips.ts';
import type { ArticleKind, KnownNames, TextNode } from './text.ts';
import { readBody } from './tree.ts';

/**
 * Reads an article as it holds for this owner.
 * @param file its text
 * @returns no article where its front matter has faults; all faults by their lines; the footnotes, those too that do not hold
 */
export function readArticle<Data>(slug: string, file: string, kind: ArticleKind<Data>, known: KnownNames) {
  // Some keyboards write é as two characters, for which fonts have one.
  const source = file.replaceAll('\r\n', '\n').normalize('NFC');
  const unseen = linesWith(source, unseenIn);
  if (unseen.length > 0) return { article: undefined, faults: unseen, footnotes: [] };
  const { checked, faults, lineOf, body, bodyLine } = readFrontMatter(source, kind.check);
  const { body: tree, nodes } = readBody(body, bodyLine, known.conditions, known.insertions);
  const ids = headingIds(nodes);
  faults.push(...checkNodes(nodes, known, ids, kind.layouts));
  const report = ({ path, text, message }: StringFault) => faults.push({ line: lineOf(path, text), message });
  const data = checked === undefined ? undefined : readStrings<Data>(checked, known, report, ids);
  const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
  const cited = [...new Set(footnotesIn(parts.flatMap(flat)))];
  return {
    article: data === undefined ? undefined : { slug, data, ...tree, footnotes: cited },
    faults: faults.sort((a, b) => a.line - b.line),
    footnotes: [...footnotesIn(nodes), ...footnotesWithin(data)],
  };
}

const linesWith = (source: string, faultsOf: (line: string) => string[]): LineFault[] =>
  source.split('\n').flatMap((line, index) => faultsOf(line).map((message) => ({ line: index + 1, message })));

/** The nodes of a tree, parents before children. */
const flat = (nodes: readonly TextNode[]): TextNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

const footnotesIn = (nodes: readonly Visited[]) => nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : []));

/** The footnotes of the strings in front matter. */
function footnotesWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'footnote' && 'id' in value) return [String(value.id)];
  return Object.values(value).flatMap(footnotesWithin);
}
