import type { Checked, FieldPath, Problem } from '../problem.ts';
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

/**
 * Checks the front matter of a text.
 * @returns the data, none where it has problems, which have their lines; `lineOf` gives the line of a field by its path, that
 *   of the field it should be in where it is left out, and else the first line
 */
export function checkFrontMatter<Data>(found: ParsedYaml | undefined, check: (data: unknown) => Checked<Data>) {
  // The first line of the file is that of the dashes.
  const lineOf = (path: FieldPath = []): number => {
    const line = found?.lines.get(JSON.stringify(path));
    if (line !== undefined) return line + 1;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const wrong = (line: number, message: string, help?: string) => {
    const problem: Problem = { severity: 'error', line, message, ...(help && { help }) };
    return { lineOf, data: undefined, problems: [problem] };
  };
  if (!found)
    return wrong(1, 'This text has no front matter. Begin with a line of ---, the fields, and another line of ---.');
  if (found.error) return wrong(found.error.line + 1, found.error.message, found.error.help);
  const { data, problems } = check(found.data ?? {});
  return { lineOf, data, problems: problems.map((problem) => ({ line: lineOf(problem.path), ...problem })) };
}
