import type { FieldPath, Problem } from '../problem.ts';
import type { ParsedYaml } from './yaml.ts';

// Blanks at the end of a line of dashes can't be seen.
const shape = /^---[ \t]*\n([\s\S]*?\n|)---[ \t]*(?:\n|$)/;

/** The front matter of a text, YAML between two lines of `---`, and the body after it. */
export function splitFrontMatter(source: string): { head: string; yaml?: string; body: string } {
  const [head, yaml] = shape.exec(source) ?? [];
  return head === undefined || yaml === undefined
    ? { head: '', body: source }
    : { head, yaml, body: source.slice(head.length) };
}

/** The front matter of a text as it is written, and the lines of its fields. */
export interface FrontMatter {
  data?: unknown;
  problems: readonly Problem[];
  /** The line of a field by its path, that of the field it should be in where it is left out, and else the first line. */
  lineOf: (path?: FieldPath) => number;
}

/** @returns no data where it isn't YAML, or YAML that a writer means as words */
export function readFrontMatter(found: ParsedYaml | undefined): FrontMatter {
  // The first line of the file is that of the dashes.
  const lineOf = (path: FieldPath = []): number => {
    const line = found?.lines.get(JSON.stringify(path));
    if (line !== undefined) return line + 1;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const wrong = (line: number, message: string, help?: string): FrontMatter => ({
    lineOf,
    problems: [{ severity: 'error', line, message, ...(help && { help }) }],
  });
  if (!found)
    return wrong(1, 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.');
  if (found.error) return wrong(found.error.line + 1, found.error.message, found.error.help);
  return { lineOf, data: found.data ?? {}, problems: [] };
}
