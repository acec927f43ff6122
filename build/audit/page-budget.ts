import { brotliCompressSync, constants } from 'node:zlib';
import type { Problem } from '../problem.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
const pageBudgetBytes = 14_600;
// A cheap level compresses in a tenth of the time, to pages about a seventh larger than those that hosts serve.
const cheapLevel = 5;
const cheapBudgetBytes = Math.round(pageBudgetBytes * 1.15);

/**
 * Watches the size of pages. One that is no longer than another within the budget is taken to be within it; the tests
 * compress every page.
 * @returns a function that gives a warning for a page that is over its budget
 */
export function watchBudget(): (path: string, html: string) => Problem[] {
  let longest = 0;
  return (path, html) => {
    if (html.length <= longest) return [];
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: cheapLevel } }).length;
    if (bytes <= cheapBudgetBytes) {
      longest = html.length;
      return [];
    }
    const message = `${path} has ${bytes} bytes compressed; up to ${cheapBudgetBytes} arrive at once.`;
    return [{ severity: 'warning', message, help: 'Shorten it.' }];
  };
}
