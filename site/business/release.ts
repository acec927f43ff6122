import * as v from 'valibot';
import type { FieldPath, Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { businessSchema } from './check-business.ts';
import { isNamedAlike } from './company-claims.ts';
import { licenseProblems } from './credentials.ts';
import { releaseWarning } from './field-problem.ts';
import { fieldAt } from './fields-in.ts';
import { sampleReader } from './languages.ts';
import { townsOutside } from './town-problems.ts';
import { unconfirmed } from './unconfirmed.ts';

/**
 * What no company can have: names of the sample, numbers kept for fiction (555-0100 to 555-0199, North American Numbering
 * Plan) and addresses kept for examples (RFC 2606).
 */
const madeUp = new RegExp(
  [
    ...[
      '"Township Towing"',
      '"Example Recovery LLC"',
      '"100 Example Road"',
      '"your-form-id"',
      '"Pat Example"',
      '"0000000"',
      '"Example Mutual"',
      `"${sampleReader}"`,
    ],
    ...['"coordinates":{"latitude":40.17,"longitude":-74.2}', '"\\+1\\d{3}55501\\d\\d"'],
    '(?:https://|@)(?:[^/"]+\\.)?example\\.(?:com|org|net)[/"]',
  ].join('|'),
);

/**
 * What a release asks of the owner, and a build warns of: samples, what nobody has changed or confirmed, what is not
 * translated or not true.
 * @param today as `2026-11-21`
 */
export function checkRelease(business: Business, today: string): Problem[] {
  const samples = Object.entries(business).filter(([name, value]) => madeUp.test(JSON.stringify({ [name]: value })));
  return [
    ...samples.map(([field]) => releaseWarning('sample', [field], 'is still sample data', 'A release needs your own.')),
    ...unconfirmed(business, today).map(({ field, reason }) => {
      const message = 'Change it, or confirm that it’s true of your company.';
      return releaseWarning(
        'unconfirmed',
        field.split('.'),
        `is ${reason}`,
        message,
        `To confirm it, add "${field}" to "confirmed".`,
      );
    }),
    ...languageProblems(business),
    ...yearProblems(business, today),
    ...townsOutside(business),
    ...licenseProblems(business),
  ];
}

/** Years that have not come yet. */
function yearProblems({ claims, copyrightYear }: Business, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4));
  return Object.entries({ 'claims.since': claims.since ?? 0, copyrightYear })
    .filter(([, year]) => year > thisYear)
    .map(([field, year]) =>
      releaseWarning(
        'mistake',
        field.split('.'),
        `is ${year}, which hasn’t come yet`,
        `Expected ${thisYear} or earlier.`,
      ),
    );
}

/** What keeps Spanish pages from a release; nothing for an owner who wants none. */
function languageProblems(business: Business): Problem[] {
  const [, spanish] = business.languages;
  if (!spanish) return [];
  const lacks = (field: 'readBy' | 'answered', message: string, inFile?: string) =>
    spanish[field] ? [] : releaseWarning('untranslated', ['languages', 1, field], 'is missing', message, inFile);
  return [
    lacks('readBy', 'Say who has read the Spanish pages.'),
    lacks('answered', 'Confirm that you answer in Spanish: the Spanish pages say so.', 'Write "answered": true.'),
    inOneLanguage(business).map((path) =>
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

/** The paths of the owner's words that are one text for both languages. */
const inOneLanguage = (facts: unknown, path: FieldPath = []): FieldPath[] => {
  const field = fieldAt(businessSchema, path);
  if (v.getMetadata(field.wrapped ?? field).isWords)
    return typeof facts === 'string' && !isNamedAlike(facts) ? [path] : [];
  if (typeof facts !== 'object') return [];
  if (Array.isArray(facts)) return facts.flatMap((item, index) => inOneLanguage(item, [...path, index]));
  return Object.entries(Object(facts)).flatMap(([name, inner]) => inOneLanguage(inner, [...path, name]));
};
