import type { FieldPath, Problem } from '../../build/route.ts';

/** An error at a field: `found`, `message` and `inFile` as a Problem has them. */
export const fieldProblem = (path: FieldPath, found: string, message: string, inFile?: string): Problem => ({
  ...{ severity: 'error', path, found, message },
  ...(inFile && { inFile }),
});

/** A warning at a field that stops a release. */
export const releaseWarning = (
  blocks: NonNullable<Problem['blocks']>,
  ...problem: Parameters<typeof fieldProblem>
): Problem => ({ ...fieldProblem(...problem), severity: 'warning', blocks });

const longest = 60;

/** What a value is, as the end of a sentence. */
export function foundIs(value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : `is a list of ${inFigures(value.length)}`;
  if (typeof value === 'object')
    return cut(
      `is an object ${Object.keys(value).length > 0 ? `of ${Object.keys(value).join(', ')}` : 'without fields'}`,
    );
  const json = JSON.stringify(value);
  return `is ${json.length > longest ? `${cut(json)} (${inFigures(json.length)} characters)` : json}`;
}

const inFigures = (number: number) => number.toLocaleString('en-US');

/** A text, cut off if it is long. */
export const cut = (text: string, length = longest) => (text.length > length ? `${text.slice(0, length - 3)}…` : text);
