import { load, YAMLException } from 'js-yaml';
import type { LineFault } from './check-words.ts';
import type { TextFolder } from './text.ts';

const shape = /^---\n([\s\S]*?\n)---\n/;

/** A text's front matter (YAML between two lines of `---`), checked, and its body with what is left out cut off. */
export interface SplitText {
  data: unknown;
  faults: readonly LineFault[];
}

/** The front matter of a text, as `check` gives it, or what is wrong with it, line by line. */
export function readFrontMatter(source: string, check: TextFolder['check']): SplitText {
  const [, yaml] = shape.exec(source) ?? [];
  if (yaml === undefined)
    return {
      data: undefined,
      faults: [{ line: 1, message: 'found no front matter, expected fields between two lines of ---.' }],
    };
  try {
    const { data, faults = [] } = check(load(yaml) ?? {});
    return { data, faults: faults.map(({ field, message }) => ({ line: lineOf(yaml, field), message })) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 2;
    return { data: undefined, faults: [{ line, message: `found front matter that is no YAML: ${error.reason}.` }] };
  }
}

/** A text whose front matter's own two lines are empty, so that every line keeps its number. */
export const withoutFences = (source: string) => source.replace(shape, (_, yaml: string) => `\n${yaml}\n`);

/** A text without its front matter. */
export const bodyOf = (source: string) => source.replace(shape, '');

/** Where a field stands in its file; one that is missing is told at the first line. */
function lineOf(yaml: string, field: string): number {
  const index = yaml.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index < 0 ? 1 : index + 2;
}
