import type { BaseIssue } from 'valibot';
import { spellOut } from './fields/spell-out.ts';

export type Path = readonly unknown[];

/** One fault in a sentence: the field, what was found, what is expected, an example. */
export function faultOf({ type, input, path, message }: BaseIssue<unknown>): string {
  const found = type === 'never' ? 'an unknown field' : shorten(input);
  // Some know better than the value itself what was found.
  return sentence(
    path?.map(({ key }) => key) ?? [],
    message.startsWith('found ') ? message : `found ${found}, ${message}`,
  );
}

/** The same for a fault that is told already. */
export const sentence = (path: Path, fault: string) =>
  `${path.length > 0 ? fieldName(path) : 'the whole file'}: ${spellOut(fault)}`;

/** A value as JSON, cut where it is long; how long a text is stands behind it. */
function shorten(value: unknown): string {
  const json = jsonOf(value);
  const isLong = typeof value === 'string' && value.length > longest;
  return isLong ? `${cut(json)} (${value.length.toLocaleString('en-US')} characters)` : cut(json);
}

const longest = 60;
const cut = (json: string) => (json.length > longest ? `${json.slice(0, longest - 3)}…` : json);

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'too much nesting';
  }
}

/** `towns[0].name`; a name that is none in the file's own words: `photos["no such"]`. */
const fieldName = (path: Path) =>
  path
    .map((key) =>
      typeof key === 'string' && /^[\w$-]+$/.test(key) ? `.${cut(key)}` : `[${spellOut(cut(JSON.stringify(key)))}]`,
    )
    .join('')
    .replace(/^\./, '');
