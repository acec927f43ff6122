import type { Problem } from '../problem.ts';

/** Scripts, styles and structured data, which no visitor reads. */
const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
/** Attributes that are read out, shown by browsers and search engines, or put into a message by the script. */
const read = /\s(?:alt|title|content|placeholder|aria-[a-z]+|data-[\w-]+)="([^"]*)"/g;
/** What JavaScript makes of a value that is missing or is no text, and brackets around one that is empty. */
const missing = /(?<![\w-])(?:[Uu]ndefined|null|NaN)(?![\w-])|\[object \w+\]|(?<!\w)\(\s*\)/;

/**
 * An error for a page that shows what the code makes of a missing label or fact: visitors read "undefined", and no type
 * check runs in a build.
 * @param path of the page, for the message
 */
export function missingWords(path: string, html: string): Problem[] {
  const page = html.replace(code, ' ');
  const attributes = [...page.matchAll(read)].map(([, value]) => value);
  const [found] = missing.exec([page.replace(/<[^>]*>/g, ' '), ...attributes].join('\n')) ?? [];
  if (found === undefined) return [];
  const message = `${path} says "${found.replace(/\s+/, ' ')}" to its visitors.`;
  const help = 'A label or a fact is missing there. Add it, or leave out the words around it.';
  return [{ severity: 'error', message, help }];
}
