import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problems.ts';
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
        'The page that it leads to now.',
      ),
      // The form lets an owner type the name of such a field.
      v.metadata({ nameTitle: 'Old address' }),
    ),
  ),
  v.title('Addresses of your old site'),
  v.metadata({
    description:
      'Pages that people may still have saved or linked to, and the page of this site that shows the same. Left out: none.',
    expected: `an object of old addresses, each with a page of this site`,
    examples: [example],
  }),
);

const expected = `the path of an old page on this site, ${JSON.stringify(Object.keys(example)[0])} or "/about-us/"`;

/** The old addresses that no file of this site can answer. */
export const redirectProblems = ({ redirects = {} }: Business): Problem[] =>
  Object.keys(redirects).flatMap((from) => {
    const because = reasons.find(([pattern]) => pattern.test(from))?.[1];
    return because === undefined
      ? []
      : fieldProblem(['redirects', from], JSON.stringify(from), `${expected}${because}`);
  });

/** What a path may not be, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]+:|^\/\//i, ', without the name of the site'],
  [/[?#]/, ', without ? and #: a host of plain files answers an address whatever stands behind it'],
  [/\/\.{1,2}(?:\/|$)/, ', without . and .. as folders'],
  [/^(?!(?:\/[\w.~+-][\w.~+ -]{0,99}){1,8}\/?$)/, ', in letters, figures, spaces and . _ ~ + -'],
];
