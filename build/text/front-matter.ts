import { load, YAMLException } from 'js-yaml';
import type { LineFault } from './check.ts';
import type { Checked } from './text.ts';

const shape = /^---\n([\s\S]*?\n)---\n/;

/** A text in its two parts. */
export interface SplitText<Data> {
  /** Nothing where the front matter has faults. */
  data?: Data;
  faults: readonly LineFault[];
  /** The line of a field of the front matter by its path, or of the string in it; the first without such a field. */
  lineOf: (path: string, text?: string) => number;
  body: string;
  /** The line that the body begins in. */
  bodyLine: number;
}

/** Splits a text into its front matter (YAML between two lines of `---`) and its body. */
export function readFrontMatter<Data>(source: string, check: (data: unknown) => Checked<Data>): SplitText<Data> {
  const [whole, yaml] = shape.exec(source) ?? [];
  if (whole === undefined || yaml === undefined) {
    const message = 'found no front matter, expected fields between two lines of ---.';
    return { faults: [{ line: 1, message }], lineOf: () => 1, body: source, bodyLine: 1 };
  }
  const lines = yaml.split('\n');
  const lineOf = (path: string, text = '') => {
    const start = lines.findIndex((line) => line.startsWith(`${path.split(/[.[]/)[0]}:`));
    const found = lines.findIndex((line, index) => index >= start && line.includes(text.slice(0, 20)));
    return start < 0 ? 1 : Math.max(start, found) + 2;
  };
  const rest = { lineOf, body: source.slice(whole.length), bodyLine: whole.split('\n').length };
  try {
    const { data, faults = [] } = check(load(yaml) ?? {});
    const told = faults.map(({ path, message }) => ({ line: lineOf(path), message: `${path}: ${message}` }));
    return { ...(data !== undefined && { data }), faults: told, ...rest };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 2;
    return { faults: [{ line, message: `found front matter that is no YAML: ${error.reason}.` }], ...rest };
  }
}
