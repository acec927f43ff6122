import type * as v from 'valibot';
import type { FieldPath, Problem } from '../../build/route.ts';
import { type Business, businessSchema } from './business.ts';
import { townsOutside } from './check-business.ts';
import { licenseProblems } from './credentials.ts';
import { releaseWarning } from './field-problem.ts';
import { addYears } from './fields/day.ts';
import { exampleOf, infoOf } from './fields/shape.ts';
import { fieldAt } from './fields-in.ts';
import { unconfirmed } from './unconfirmed.ts';

/**
 * What a build warns of and a release refuses: sample data, what nobody has changed or confirmed, what isn't translated or
 * can't be true.
 * @param today as `2026-11-21`
 */
export function checkRelease(business: Business, today: string): Problem[] {
  const values = valuesIn(business);
  const samples = new Set(values.filter(isSample).map(({ path: [field = ''] }) => field));
  return [
    ...[...samples].map((field) =>
      releaseWarning('sample', [field], 'is still sample data', 'A release needs your own.'),
    ),
    ...unconfirmed(business),
    ...languageProblems(business, values),
    ...dateProblems(business, today),
    ...townsOutside(business),
    ...licenseProblems(business),
  ];
}

/** A value of the facts, and its field. */
interface Declared {
  path: FieldPath;
  value: unknown;
  field: v.GenericSchema;
}

/** All values of the facts, nested ones too. Words in several languages count as one. */
function valuesIn(value: unknown, path: FieldPath = []): Declared[] {
  const field = fieldAt(businessSchema, path);
  const inner = infoOf(field).isWords ? [] : Object.entries(Object(typeof value === 'object' && value));
  const nameOf = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [{ path, value, field }, ...inner.flatMap(([name, each]) => valuesIn(each, [...path, nameOf(name)]))];
}

/**
 * What no company can have: numbers reserved for fiction (555-0100 to 555-0199, North American Numbering Plan) and domains
 * reserved for examples (RFC 2606).
 */
const madeUp = /^\+1\d{3}55501\d\d$|(?:^https:\/\/|@)(?:[^/]+\.)?example\.(?:com|org|net)(?:\/|$)/;

const isSample = ({ value, field }: Declared) =>
  (typeof value === 'string' && madeUp.test(value)) ||
  (infoOf(field).sample === 'own' && JSON.stringify(value) === JSON.stringify(exampleOf(field)));

/** Dates in the future, and prices over a year old. */
function dateProblems({ claims, copyrightYear, rates }: Business, today: string): Problem[] {
  const dates = { 'claims.since': claims.since, copyrightYear, 'rates.validFrom': rates?.validFrom };
  const toCome = Object.entries(dates).filter(([, date = '']) => `${date}` > today);
  const old = [rates?.validFrom ?? today].filter((day) => day < addYears(today, -1));
  return [
    ...toCome.map(([field, date]) => {
      const found = `is ${date}, which hasn’t come yet`;
      return releaseWarning('mistake', field.split('.'), found, 'Correct it, or wait until then.');
    }),
    ...old.map((day) => {
      const message = 'Check your prices, and give the day they start.';
      return releaseWarning('overdue', ['rates', 'validFrom'], `is ${day}, over a year ago`, message);
    }),
  ];
}

/** What Spanish pages still need, if the owner wants them. */
function languageProblems({ languages: [, spanish] }: Business, values: readonly Declared[]): Problem[] {
  if (!spanish) return [];
  const lacks = (field: 'readBy' | 'answered', message: string, inFile?: string) =>
    spanish[field] ? [] : releaseWarning('untranslated', ['languages', 1, field], 'is missing', message, inFile);
  const inOne = values.filter(({ value, field }) => {
    const { isWords, namedAlike } = infoOf(field);
    return isWords && typeof value === 'string' && ![namedAlike].flat().includes(value);
  });
  return [
    lacks('readBy', 'Say who has read the Spanish pages.'),
    lacks('answered', 'Confirm that you answer in Spanish: the Spanish pages say so.', 'Write "answered": true.'),
    inOne.map(({ path }) =>
      releaseWarning(
        'untranslated',
        path,
        'is in one language, but the site has two',
        'Write it in English and in Spanish.',
        'Example: { "en": "Cash", "es": "Efectivo" }.',
      ),
    ),
  ].flat();
}
