import { brotliCompressSync, constants } from 'node:zlib';
import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** A page as a host sends it that compresses each answer anew: Cloudflare does so at this level. */
const sent = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pageBudgetBytes = 14_600;
/** One TCP segment more for a dated article: its end arrives while its beginning is read. */
const articleBudgetBytes = 16_000;

/**
 * A warning for a page that is over its budget.
 * @param published its HTML as visitors get it
 */
export function budgetProblems({ path, meta }: PageRoute, published: string): Problem[] {
  const budget = meta.published ? articleBudgetBytes : pageBudgetBytes;
  const bytes = brotliCompressSync(published, sent).length;
  const message = `${path} is ${bytes} bytes compressed. The budget is ${budget}.`;
  return bytes > budget ? [{ severity: 'warning', message, help: 'Shorten it.' }] : [];
}
