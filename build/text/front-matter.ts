import { load, YAMLException } from 'js-yaml';
import type { LineFault } from './check.ts';
import type { Checked } from './text.ts';

const shape = /^---\n([\s\S]*?\n)---\n/;

/**
 * Splits a text into its front matter (YAML between two lines of `---`) and its body.
 * @returns nothing as `checked` where the front matter has faults; `lineOf` tells the line of a string by the path of its
 * field and its beginning, and the first line where there is no such field
 */
export function readFrontMatter<Data>(source: string, check: (data: unknown) => Checked<Data>) {
  const [whole = '', yaml = ''] = shape.exec(source) ?? [];
  const lines = yaml.split('\n');
  const lineOf = (path: string, text = '') => {
    const start = lines.findIndex((line) => line.startsWith(`${path.split(/[.[]/)[0]}:`));
    const found = lines.findIndex((line, index) => index >= start && line.includes(text.slice(0, 20)));
    return start < 0 ? 1 : Math.max(start, found) + 2;
  };
  const faults: LineFault[] = [];
  const split = { faults, lineOf, body: source.slice(whole.length), bodyLine: whole.split('\n').length };
  if (!whole) {
    faults.push({ line: 1, message: 'found no front matter, expected fields between two lines of ---.' });
    return { ...split, checked: undefined };
  }
  try {
    const { data, faults: wrong = [] } = check(load(yaml) ?? {});
    faults.push(...wrong.map(({ path, message }) => ({ line: lineOf(path), message: `${path}: ${message}` })));
    return { ...split, checked: data };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 2;
    faults.push({ line, message: `found front matter that is no YAML: ${error.reason}.` });
    return { ...split, checked: undefined };
  }
}
