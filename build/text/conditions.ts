import type { Visited } from './check.ts';

/** A line of a text, with its number in the file. */
export interface TextLine {
  content: string;
  number: number;
}

const marks = /(\{ *(?:(?:if|unless) +[\w-]+|end) *\})/i;

/** Whether a text has a condition: `{if name}…{end}` or `{unless name}…{end}`. */
export const hasConditions = (text: string) => marks.test(text);

/**
 * The lines of a text where its conditions hold, without the marks. A line of which nothing is left is taken out, so
 * that it splits no list and no table; one that is cut off goes on where words hold again.
 * @param first the number of the first line in the file
 * @param nodes receives each condition, and a fault for each mark without its counterpart
 * @param conditions that hold for this owner; left out, everything holds
 */
export function readConditions(
  text: string,
  first: number,
  nodes: Visited[],
  conditions?: Readonly<Record<string, boolean>>,
): TextLine[] {
  const lines: TextLine[] = [];
  const open: { line: number; holds: boolean }[] = [];
  const holds = () => open.every((condition) => condition.holds);
  let isCut = false;
  for (const [index, source] of text.split('\n').entries()) {
    const line = first + index;
    let content = '';
    for (const part of source.split(marks)) {
      const [mark, kind, name] = /^\{ *(if|unless) +([\w-]+) *\}$/i.exec(part) ?? [];
      if (mark && name) {
        nodes.push({ kind: 'condition', line, mark, name });
        open.push({ line, holds: !conditions || (conditions[name] === true) === (kind?.toLowerCase() === 'if') });
      } else if (/^\{ *end *\}$/i.test(part)) {
        if (!open.pop()) nodes.push({ kind: 'fault', line, message: 'found {end} without an {if …} before it.' });
      } else if (holds()) content = joined(content, part);
    }
    const last = lines.at(-1);
    if (isCut && last?.content && source.trim()) last.content = joined(last.content, content);
    else if (content.trim() || !source.trim()) lines.push({ content, number: line });
    isCut = !holds() && (isCut || content.trim() !== '');
  }
  for (const { line } of open) nodes.push({ kind: 'fault', line, message: 'found a condition without its {end}.' });
  return lines;
}

/** Two pieces of a line, between which no two spaces meet. */
const joined = (text: string, more: string) => text + (text.endsWith(' ') ? more.trimStart() : more);
