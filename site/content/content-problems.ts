import type { Article, Problem } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';
import type { PostData } from './front-matter.ts';
import { hasLayout } from './layouts.ts';
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
