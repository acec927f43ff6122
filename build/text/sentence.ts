import type { TextNode } from './types.ts';

/** Neighboring texts as one, and a list of bullets right under an image within it. */
export function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  // The parts of the text at the end of the result.
  let parts: string[] = [];
  const endText = () => {
    const last = result.at(-1);
    // Where a sentence is left out, the spaces around it meet.
    if (last?.kind === 'text' && parts.length > 1)
      result[result.length - 1] = { ...last, text: parts.join('').replace(/ {2,}/g, ' ') };
    parts = [];
  };
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === 'text') {
      if (parts.push(node.text) === 1) result.push(node);
      continue;
    }
    endText();
    if (node.kind === 'ul' && last?.kind === 'image' && hasLabels(last.source) && last.children.length === 0)
      result[result.length - 1] = { ...last, children: node.children };
    else result.push(node);
  }
  endText();
  return result;
}

/** Only a drawing shows the list below it as its own. */
const hasLabels = (source: string) => source.startsWith('drawing:');

/** A line without spaces at its ends. */
export const trimmed = (line: readonly TextNode[]): readonly TextNode[] =>
  line.flatMap((node, index): TextNode[] => {
    if (node.kind !== 'text') return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === line.length - 1 ? start.trimEnd() : start;
    return text ? [{ ...node, text }] : [];
  });

/** A sentence as a string without links, bold type and notes; facts are in braces. */
export const templateOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      // A word joiner, which nobody sees, marks a brace that is meant as one.
      if (node.kind === 'text') return node.text.replace(/\{(?=\w)/g, '{\u2060');
      return node.kind === 'fact' ? `{${node.name}}` : templateOf(node.children);
    })
    .join('');

/** The names of the footnotes in a tree, or in front matter that has such trees in it, in their order. */
export function footnotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'footnote' ? [String(id)] : Object.values(value).flatMap(footnotesIn);
}
