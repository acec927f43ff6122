import type { BaseIssue } from 'valibot';

/** One fault in a sentence: the field, what was found, what is expected, an example. */
export function faultOf({ type, input, path, message }: BaseIssue<unknown>): string {
  const field = path ? fieldName(path.map(({ key }) => key)) : 'the whole file';
  return `${field}: found ${type === 'never' ? 'an unknown field' : shorten(input)}, ${message}`;
}

/** A value as JSON, cut where it is long; what cannot be seen, or would do something to a terminal, is spelled out. */
function shorten(value: unknown): string {
  const json = jsonOf(value);
  const short = json.length > 60 ? `${json.slice(0, 57)}…` : json;
  return short.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, spelled);
}

const spelled = (character: string) =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'too much nesting';
  }
}

/** `towns[0].name`; a name that is none in the file's own words: `photos["no such"]`. */
const fieldName = (path: readonly unknown[]) =>
  path
    .map((key) =>
      typeof key === 'string' && /^[\w$-]+$/.test(key) ? `.${shorten(key).slice(1, -1)}` : `[${shorten(key)}]`,
    )
    .join('')
    .replace(/^\./, '');
