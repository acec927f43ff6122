import type { Problem } from '../problem.ts';
import { withoutCode } from './read-page.ts';

/** Attributes that people get to read: alt text, titles, search snippets, and words for the script. */
const read = /\s(?:alt|title|content|placeholder|aria-[a-z]+|data-[\w-]+)="([^"]*)"/g;
/** How JavaScript prints missing values and objects, and parentheses around an empty value. */
const missing = /(?<![\w-])(?:[Uu]ndefined|null|NaN)(?![\w-])|\[object \w+\]|(?<!\w)\(\s*\)/;

/**
 * An error for a page that shows "undefined" and the like where a label or a fact is missing. A build runs no type check.
 * @param path of the page, for the message
 */
export function missingWords(path: string, html: string): Problem[] {
  const page = withoutCode(html);
  const attributes = [...page.matchAll(read)].map(([, value]) => value);
  const [found] = missing.exec([page.replace(/<[^>]*>/g, ' '), ...attributes].join('\n')) ?? [];
  if (found === undefined) return [];
  const message = `${path} says "${found.replace(/\s+/, ' ')}" to its visitors.`;
  const help = 'A label or a fact is missing there. Add it, or leave out the words around it.';
  return [{ severity: 'error', message, help }];
}
