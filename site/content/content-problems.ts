import type { Article, Problem } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';
import { serviceSlugs } from '../business/service-slugs.ts';
import { guidePath, servicePath } from '../paths.ts';
import type { PostData } from './front-matter.ts';
import { guideSlugs } from './guide-slugs.ts';
import { hasLayout } from './layouts.ts';
import type { Locale } from './locales.ts';
import { partsOf } from './parts.ts';
import type { StateData } from './state-schema.ts';

/** The municipalities that a state's file names for sections that it does not have. */
export const municipalityProblems = (states: readonly Article<StateData>[]): Problem[] =>
  states.flatMap(({ data, sections, placeOf }) => {
    const ids = sections.map(({ id }) => id);
    return Object.keys(data.municipalities)
      .filter((id) => !ids.includes(id))
      .map((id): Problem => {
        const found = 'isn’t a section of this text';
        return { severity: 'error', ...placeOf(['municipalities', id]), found, message: expectedName(id, ids) };
      });
  });

/**
 * The days of a last change that cannot be: errors for those before the post's own day, and for a post that is shown, a warning
 * for one after today, which may be that of a clock.
 * @param today as `2026-11-21`
 */
export const updatedProblems = (posts: readonly Article<PostData>[], today: string): Problem[] =>
  posts.flatMap(({ data: { date, updated }, placeOf }): Problem[] => {
    const wrong = (severity: Problem['severity'], why: string): Problem[] => [
      {
        severity,
        ...placeOf(['updated']),
        found: `is ${updated}, ${why}`,
        message: 'Give the day you last changed the post, or delete this line.',
      },
    ];
    if (updated === undefined) return [];
    if (updated < date) return wrong('error', `before its "date", ${date}`);
    return date <= today && updated > today ? wrong('warning', `after today, ${today}`) : [];
  });

/** The numbers that a post has after another one. */
export function idProblems(posts: readonly Article<PostData>[]): Problem[] {
  const ids = new Map<number, string>();
  return posts.flatMap(({ data, placeOf }): Problem[] => {
    const other = ids.get(data.id);
    const place = placeOf(['id']);
    ids.set(data.id, `${place.file}:${place.line}`);
    const found = `is ${data.id}, as in ${other}`;
    return other ? [{ severity: 'error', ...place, found, message: 'Use a number that no other post has.' }] : [];
  });
}

/** The sections of questions that begin with other words. */
export const questionProblems = (texts: readonly Article<unknown>[]): Problem[] =>
  texts.flatMap(({ file, sections }) =>
    sections
      .filter((section) => hasLayout(section, 'faq'))
      .flatMap((section): Problem[] => {
        const [first] = partsOf(section).opening;
        const message = 'There are words before the first question. Begin with ### and a question.';
        return first ? [{ severity: 'error', file, line: first.line, message }] : [];
      }),
  );

/**
 * The pages that a language lacks and its menus do not name, and the names without such a page.
 * @param file of the names
 * @param pages that the language has, by their paths from its home page
 */
export function elsewhereProblems(
  file: string,
  { services, guides }: NonNullable<Locale['elsewhere']>,
  pages: readonly string[],
): Problem[] {
  const problemsIn = (part: string, named: object, slugs: readonly string[], pathOf: (slug: string) => string) => {
    const lacking = slugs.filter((slug) => !pages.includes(pathOf(slug)));
    const missing = lacking.filter((slug) => !Object.hasOwn(named, slug));
    const needless = Object.keys(named).filter((slug) => !lacking.includes(slug));
    const problem = (slug: string, found: string, message: string): Problem => ({
      ...{ severity: 'error', file, path: [part, slug], found, message },
    });
    return [
      ...missing.map((slug) =>
        problem(slug, 'is missing', 'Add it: menus name every page that this language doesn’t have.'),
      ),
      ...needless.map((slug) => problem(slug, 'isn’t a page that this language lacks', expectedName(slug, lacking))),
    ];
  };
  return [
    ...problemsIn('services', services, serviceSlugs, servicePath),
    ...problemsIn('guides', guides, guideSlugs, guidePath),
  ];
}
