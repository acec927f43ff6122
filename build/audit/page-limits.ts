import { brotliCompressSync, constants } from 'node:zlib';
import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** Minimum and maximum number of characters. */
const lengths = { title: [10, 60], description: [50, 160] } as const;

/** The level at which Cloudflare, which compresses every response anew, sends a page. */
const sent = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pageBudgetBytes = 14_600;
/** One TCP segment more for a dated article: its end arrives while its beginning is read. */
const articleBudgetBytes = 16_000;

/**
 * Watches the titles and descriptions of pages. Within one language, no two pages may share one.
 * @returns a function that returns an error for each one that is too short, too long or a duplicate
 */
export function watchTexts(): (page: PageRoute) => Problem[] {
  const pages = new Map<string, string>();
  return ({ path, language, meta, placeOf }) =>
    (['title', 'description'] as const).flatMap((what): Problem[] => {
      const error = (message: string): Problem[] => [{ severity: 'error', ...placeOf?.(what), message }];
      const text = meta[what];
      const [least, most] = lengths[what];
      const { length } = [...text];
      const key = [what, language, text].join();
      const other = pages.get(key);
      pages.set(key, path);
      if (other) return error(`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
      if (length >= least && length <= most) return [];
      return error(`The ${what} of ${path} has ${length} characters. Expected ${least} to ${most}: "${text}".`);
    });
}

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
