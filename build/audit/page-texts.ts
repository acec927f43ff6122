import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** Minimum and maximum number of characters. */
const limits = { title: [10, 60], description: [50, 160] } as const;

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
      const [least, most] = limits[what];
      const { length } = [...text];
      const key = [what, language, text].join();
      const other = pages.get(key);
      pages.set(key, path);
      if (other) return error(`Duplicate ${what} on ${path}: ${other} has it too: "${text}".`);
      if (length >= least && length <= most) return [];
      return error(`The ${what} of ${path} has ${length} characters. Expected ${least} to ${most}: "${text}".`);
    });
}
