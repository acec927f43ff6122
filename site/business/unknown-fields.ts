import type { FieldPath, Problem } from '../../build/route.ts';
import { expectedName, nearestName } from '../../build/text/text-reader.ts';
import { fieldProblem } from './field-problem.ts';
import { type Field, fieldAt, partsOf } from './fields-in.ts';

/** What owners look for under other names, and where to put it. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:second|toll_?free|cell|mobile|fax|phones$|phone_?\d)/i,
    'Use "phone" for the number of every call button, "secondPhone" for another one, and "textPhone" for one that takes texts.',
  ],
  [/^(?:open|opening|business|working)(?:hours|times?)?$/i, 'Use "hours", with the hours of each day.'],
  [/^(?:slogan|tagline|motto)$/i, 'Use "headline".'],
  [
    /^(?:facebook|google|instagram|yelp|bbb|nextdoor|x|twitter|youtube|linkedin|social(?:_?media)?)$/i,
    'Use "profiles", a list of addresses.',
  ],
  [/^(?:logo|pictures?|images?)$/i, 'Put the file itself into the folder photos.'],
  [/^(?:zip|zip_?code)$/i, 'Use "postalCode".'],
  [/^state$/i, 'Use "region".'],
];

/** A problem for each unknown field of an object, of which valibot reports only the first, and the field that it may mean. */
export function unknownFields(
  schema: Field,
  path: FieldPath,
  value: unknown,
): { problem: Problem; meant: string | undefined }[] {
  const known = Object.keys(partsOf(fieldAt(schema, path)).find(({ entries }) => entries)?.entries ?? {});
  const unknown = Object.keys(Object(value)).filter((name) => !known.includes(name));
  const names = known.filter((name) => !name.startsWith('$'));
  return unknown.map((name) => {
    const [, wish] = wishes.find(([pattern]) => pattern.test(name)) ?? [];
    const nearest = wish ? undefined : nearestName(name, names);
    const message = wish ?? expectedName(name, names, JSON.stringify);
    return {
      problem: fieldProblem([...path, name], 'isn’t a field here', message),
      meant: nearest && [...path, nearest].join('.'),
    };
  });
}
