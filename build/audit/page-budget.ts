import { brotliCompressSync, constants } from 'node:zlib';
import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** Ten TCP segments of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928). */
const pageBudgetBytes = 14_600;
/** One segment more for a dated article: eight minutes of reading, whose end arrives while its beginning is read. */
const articleBudgetBytes = 16_060;
// This level takes a tenth of the time, and its output is about a seventh larger than what hosts serve.
const cheapLevel = 5;
const atCheapLevel = (bytes: number) => Math.round(bytes * 1.15);

/**
 * Watches the size of pages. A page no longer than one that fit is not compressed here; the tests compress every page.
 * @returns a function that gives a warning for a page that is over its budget
 */
export function watchBudget(): (page: PageRoute, html: string) => Problem[] {
  let longest = 0;
  return ({ path, meta }, html) => {
    if (html.length <= longest) return [];
    const budget = atCheapLevel(meta.published ? articleBudgetBytes : pageBudgetBytes);
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: cheapLevel } }).length;
    if (bytes <= atCheapLevel(pageBudgetBytes)) longest = html.length;
    if (bytes <= budget) return [];
    const message = `${path} is ${bytes} bytes compressed. The budget is ${budget}.`;
    return [{ severity: 'warning', message, help: 'Shorten it.' }];
  };
}
