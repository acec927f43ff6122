import { load, YAMLException } from 'js-yaml';
import { formatProblem } from '../problem.ts';
import type { Checked } from './text.ts';

const shape = /^---\n([\s\S]*?\n|)---(?:\n|$)/;
/** A field or an item without quotes that YAML cuts off at ` #`, with which a comment begins. */
const cutOff = /^\s*(?:- |[\w-]+:) *[^\s'"[{|>#].* #/;

/**
 * Splits a text into its front matter (YAML between two lines of `---`) and its body.
 * @returns no data where the front matter has faults, which begin with their lines; `lineOf` tells the line of a string by
 * the path of its field and its beginning, and the first line where there is no such field
 */
export function readFrontMatter<Data>(source: string, check: (data: unknown) => Checked<Data>) {
  const [whole = '', yaml = ''] = shape.exec(source) ?? [];
  const lines = yaml.split('\n');
  const lineOf = (path: string, text = '') => {
    const start = lines.findIndex((line) => line.startsWith(`${path.split(/[.[:]/)[0]}:`));
    const found = lines.findIndex((line, index) => index >= start && line.includes(text.slice(0, 20)));
    return start < 0 ? 1 : Math.max(start, found) + 2;
  };
  const split = { lineOf, body: whole && source.slice(whole.length), bodyLine: whole.split('\n').length };
  const wrong = (line: number, message: string) => ({ ...split, data: undefined, faults: [`${line}: ${message}`] });
  if (!whole) return wrong(1, 'found no front matter, expected fields between two lines of ---.');
  const cut = lines.findIndex((line) => cutOff.test(line));
  if (cut >= 0) return wrong(cut + 2, 'found #, with which a comment begins, expected quotes around the words.');
  try {
    const { data, problems } = check(load(yaml, { maxAliases: 0 }) ?? {});
    return {
      ...split,
      data,
      faults: problems.map((problem) => `${lineOf(`${problem.path?.[0]}`)}: ${formatProblem(problem)}`),
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const message = `found front matter that is no YAML (${error.reason}), here or in the line before. Behind a field stand a colon and a space; words with a colon or another sign stand in quotes: title: "New: a rotator".`;
    return wrong((error.mark?.line ?? 0) + 2, message);
  }
}
