import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';
import { matching } from './fields/text.ts';

const example = { '/contact-us.html': '/contact/' };

/** The addresses of an old site, and the page that each of them leads to now. */
export const companyRedirects = v.pipe(
  v.record(
    v.string(),
    v.pipe(
      matching(
        /^\/(?:[a-z\d-]+\/)*$/,
        'a page of this site, with a slash at both ends',
        '/contact/',
        'The page it leads to now.',
      ),
      // The form lets an owner type the name of such a field.
      v.metadata({ nameTitle: 'Old address', valueTitle: 'Page it leads to now' }),
    ),
  ),
  v.metadata({
    description:
      'Old pages that people may still have saved or linked to, and the page of this site to show instead. Leave blank for none.',
    toDo: 'Give each old address a page of this site.',
    expected: 'old addresses, each with a page of this site',
    examples: [example],
  }),
);

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
