import { load, YAMLException } from 'js-yaml';
import type { LineFault } from './check.ts';
import type { Checked } from './text.ts';

const shape = /^---\n([\s\S]*?\n|)---(?:\n|$)/;

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
  const body = !whole && source.startsWith('---\n') ? '' : source.slice(whole.length);
  const split = { lineOf, body, bodyLine: whole.split('\n').length };
  const wrong = (faults: readonly LineFault[]) => ({ ...split, checked: undefined, faults: [...faults] });
  if (!whole)
    return wrong([{ line: 1, message: `found ${missing(source)}, expected fields between two lines of ---.` }]);
  // A block of lines under `|` or `>` takes every sign as it is.
  const plain = /: [|>]/.test(yaml) ? [] : lines;
  const slips = plain.flatMap((line, index) => slipsIn(line).map((message) => ({ line: index + 2, message })));
  if (slips.length > 0) return wrong(slips);
  try {
    const fields = load(yaml, { maxAliases: 0 }) ?? {};
    if (typeof fields !== 'object')
      return wrong([{ line: 2, message: 'found words without a field, expected lines such as title: Words.' }]);
    const { data, faults = [] } = check(fields);
    return { ...split, checked: data, faults: faults.map(({ path, message }) => ({ line: lineOf(path), message })) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 2;
    const isTwice = error.reason === 'duplicated mapping key';
    const found = isTwice
      ? 'a field a second time, expected each once'
      : `front matter that is no YAML: ${error.reason}`;
    return wrong([{ line, message: `found ${found}.` }]);
  }
}

const missing = (source: string) =>
  source.startsWith('---\n') ? 'front matter without its last line, ---' : 'no front matter';

/** What YAML takes for something else than words, in a line such as `title: words` or `- words`. */
function slipsIn(line: string): string[] {
  if (/^ *\t/.test(line)) return ['found a tab in front of a field, expected spaces.'];
  const [, unspaced] = /^([\w-]+):[^\s/]/.exec(line) ?? [];
  if (unspaced) return [`found ${unspaced}: without a space behind it.`];
  const [, field, value = ''] = /^\s*(- |[\w-]+:) *(.*?)\s*$/.exec(line) ?? [];
  if (field === undefined) return [];
  const quotes = `expected quotes around the words: ${field.trim()} "…".`;
  if (/^['"]/.test(value)) return isQuoted(value) ? [] : [`found a quote within words in quotes, expected ’ or ”.`];
  if (/^\[(?:[^'"]*[[, ])?[&*]\w/.test(value))
    return [`found & or * in a list, with which YAML names a value. Delete it.`];
  if (/^[[{|>#]/.test(value)) return [];
  if (/^[&*!%@`]/.test(value)) return [`found ${value.slice(0, 1)} at the beginning, ${quotes}`];
  if (/: |:$/.test(value)) return [`found a colon, ${quotes}`];
  if (/ #/.test(value)) return [`found #, with which a comment begins, ${quotes}`];
  return [];
}

const isQuoted = (value: string) => /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(value);
