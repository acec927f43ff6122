import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';

/** The old addresses that no file of this site can answer. */
export const redirectProblems = ({ redirects = {} }: Business): Problem[] =>
  Object.keys(redirects).flatMap((from) => {
    const because = reasons.find(([pattern]) => pattern.test(from))?.[1];
    return because === undefined
      ? []
      : fieldProblem(
          ['redirects', from],
          'isn’t the path of an old page on this site',
          `Expected one ${because}, such as /contact-us.html or /about-us/.`,
        );
  });

/** What a path may not be, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]+:|^\/\//i, 'without the name of the site'],
  [/[?#]/, 'without ? and #, which a host of plain files doesn’t see'],
  [/\/\.{1,2}(?:\/|$)/, 'without . and .. as folders'],
  [
    /^(?!(?:\/[\w.~+-][\w.~+ -]{0,99}){1,8}\/?$)/,
    'that begins with / and has only letters, digits, spaces and . _ ~ + -',
  ],
];
