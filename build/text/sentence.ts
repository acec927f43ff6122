import type { TextNode } from './types.ts';

/** Merges adjacent texts, and moves a list right under a drawing into it. */
export function mergeTexts(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  // The parts of the last text in the result.
  let parts: string[] = [];
  const endText = () => {
    const last = result.at(-1);
    // Around a dropped sentence, two spaces meet.
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

/** Only drawings have labels. */
const hasLabels = (source: string) => source.startsWith('drawing:');

/** Trims a sentence. */
export const trimSentence = (line: readonly TextNode[]): readonly TextNode[] =>
  line.flatMap((node, index): TextNode[] => {
    if (node.kind !== 'text') return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === line.length - 1 ? start.trimEnd() : start;
    return text ? [{ ...node, text }] : [];
  });

/** A sentence as a plain string with facts in braces. */
export const toTemplate = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      // An invisible word joiner marks a literal brace.
      if (node.kind === 'text') return node.text.replace(/\{(?=\w)/g, '{\u2060');
      return node.kind === 'fact' ? `{${node.name}}` : toTemplate(node.children);
    })
    .join('');

/** The names of all footnotes in trees and front matter, in order. */
export function footnotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'footnote' ? [String(id)] : Object.values(value).flatMap(footnotesIn);
}
