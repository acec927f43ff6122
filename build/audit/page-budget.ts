import { brotliCompressSync, constants } from 'node:zlib';
import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** A page as a host sends it that compresses each answer anew: Cloudflare does so at this level. */
const sent = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pageBudgetBytes = 14_600;
/** One TCP segment more for a dated article: its end arrives while its beginning is read. */
const articleBudgetBytes = 16_000;

/**
 * Watches the size of pages. A page no longer than one that fit is not compressed here; the tests compress every page.
 * @returns a function that gives a warning for a page that is over its budget
 */
export function watchBudget(): (page: PageRoute, html: string, published: () => string) => Problem[] {
  let longest = 0;
  return ({ path, meta }, html, published) => {
    if (html.length <= longest) return [];
    const budget = meta.published ? articleBudgetBytes : pageBudgetBytes;
    const bytes = brotliCompressSync(published(), sent).length;
    if (bytes <= pageBudgetBytes) longest = html.length;
    if (bytes <= budget) return [];
    const message = `${path} is ${bytes} bytes compressed. The budget is ${budget}.`;
    return [{ severity: 'warning', message, help: 'Shorten it.' }];
  };
}
