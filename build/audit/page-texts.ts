import type { Problem } from '../problem.ts';
import type { PageRoute } from '../route.ts';

/** Characters, least and most. */
const limits = { title: [10, 60], description: [50, 160] } as const;

/**
 * Watches the titles and descriptions of pages, by which visitors tell the pages of a language apart; in two languages, a name is the same.
 * @returns a function that gives an error for each text of a page that is too short, too long, or another page's
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
