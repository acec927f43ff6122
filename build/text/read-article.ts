import { checkNodes, headingIds, type LineFault, type Visited } from './check.ts';
import { readFrontMatter } from './front-matter.ts';
import { readStrings } from './read-strings.ts';
import { unseenIn } from './slips.ts';
import type { ArticleKind, KnownNames, TextNode } from './text.ts';
import { readBody } from './tree.ts';

/**
 * Reads an article as it holds for this owner.
 * @param file its text
 * @returns no article where its front matter has faults; all faults by their lines; all its nodes, those too that do not hold
 */
export function readArticle<Data>(slug: string, file: string, kind: ArticleKind<Data>, known: KnownNames) {
  // Some keyboards write é as two characters, for which fonts have one.
  const source = file.replaceAll('\r\n', '\n').normalize('NFC');
  const unseen = linesWith(source, unseenIn);
  if (unseen.length > 0) return { article: undefined, faults: unseen, nodes: [] };
  const { checked, faults, lineOf, body, bodyLine } = readFrontMatter(source, kind.check);
  const { body: tree, nodes } = readBody(body, bodyLine, known.conditions, known.insertions);
  const ids = headingIds(nodes);
  const visit = (found: readonly Visited[], path: string, text: string) => {
    const line = lineOf(path, text);
    nodes.push(...found.map((node) => ({ ...node, line })));
  };
  const data = checked === undefined ? undefined : readStrings<Data>(checked, known, visit);
  faults.push(...checkNodes(nodes, known, ids, kind.layouts));
  const parts = [tree.intro, ...tree.sections.flatMap(({ title, blocks }) => [title, blocks])];
  const footnotes = [...new Set(footnotesIn(parts.flatMap(flat)))];
  return {
    article: data === undefined ? undefined : { slug, data, lineOf, ...tree, footnotes },
    faults: faults.sort((a, b) => a.line - b.line),
    nodes,
  };
}

const linesWith = (source: string, faultsOf: (line: string) => string[]): LineFault[] =>
  source.split('\n').flatMap((line, index) => faultsOf(line).map((message) => ({ line: index + 1, message })));

/** The nodes of a tree, parents before children. */
const flat = (nodes: readonly TextNode[]): TextNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** The names of footnotes among nodes. */
export const footnotesIn = (nodes: readonly Visited[]) =>
  nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : []));
