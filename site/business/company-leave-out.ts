import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';
import { subset } from './fields/choice.ts';
import { isLeftOut, leavable } from './leave-out.ts';

/** What an owner may leave out of the site that no other fact decides. */
export const companyLeaveOut = subset(
  leavable,
  'What to leave off the site: the page for fleets, the blog, either of the posts that come with it, motorcycle towing.',
);

/** The facts that no page would show, as what they are about is left out. */
export function leaveOutProblems(business: Business): Problem[] {
  const shown = { fleets: ['fleet'], motorcycles: ['rates', 'motorcycle'] } as const;
  return Object.entries(shown).flatMap(([what, path]) => {
    const fact = path.reduce((facts: unknown, name) => Object(facts)[name], business);
    if (fact === undefined || !isLeftOut(business, what as keyof typeof shown)) return [];
    return [
      fieldProblem(
        path,
        `is given, but "leaveOut" names "${what}"`,
        `Leave this field empty, or take "${what}" out of "leaveOut".`,
      ),
    ];
  });
}
