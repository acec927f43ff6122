import type { Visited } from './check.ts';

/** A line of a text; the lines of condition marks alone are left out. */
export interface TextLine {
  content: string;
  /** Its number in the file. */
  number: number;
  /** Whether the owner's conditions hold at its start, and after each condition mark in it. */
  holds: readonly boolean[];
}

/** `{if name}`, `{unless name}` or `{end}`. */
const marks = /\{(?:(if|unless) ([\w-]+)|end)\}/g;
const loneMark = /^\s*\{(?:(?:if|unless) [\w-]+|end)\}\s*$/;

/** Whether the content of braces is a condition mark. */
export const isMark = (inner: string) => /^(?:(?:if|unless) [\w-]+|end)$/.test(inner);

/**
 * Finds out where the conditions of a text hold. A mark that has a line of its own is taken out with its line, so that
 * it splits no list and no table.
 * @param first the number of the first line in the file
 * @returns the other lines, and a node for each condition and for each mark without its counterpart
 */
export function readConditions(text: string, first: number, conditions: Readonly<Record<string, boolean>>) {
  const lines: TextLine[] = [];
  const nodes: Visited[] = [];
  const open: { line: number; holds: boolean }[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = first + index;
    const holds = [open.every((condition) => condition.holds)];
    for (const [mark, kind, name] of content.matchAll(marks)) {
      if (name !== undefined) {
        nodes.push({ kind: 'condition', line, mark, name });
        open.push({ line, holds: (conditions[name] === true) === (kind === 'if') });
      } else if (!open.pop()) nodes.push({ kind: 'fault', line, message: 'found {end} without an {if …} before it.' });
      holds.push(open.every((condition) => condition.holds));
    }
    if (!loneMark.test(content)) lines.push({ content, number: line, holds });
  }
  for (const { line } of open) nodes.push({ kind: 'fault', line, message: 'found a condition without its {end}.' });
  return { lines, nodes };
}
