import * as v from 'valibot';
import { type Business, businessSchema } from './business.ts';
import { isNamedAlike } from './company-claims.ts';
import { fieldAt } from './field-faults.ts';
import { sampleReader } from './languages.ts';
import { unconfirmed } from './unconfirmed.ts';

/**
 * What no company can have: names of the sample, numbers kept for fiction (555-0100 to 555-0199, North American Numbering
 * Plan) and addresses kept for examples (RFC 2606).
 */
const madeUp = new RegExp(
  [
    ...['"Township Towing"', '"100 Example Road"', '"your-form-id"', '"Pat Example"', '"0000000"', `"${sampleReader}"`],
    ...['"coordinates":{"latitude":40.17,"longitude":-74.2}', '"\\+1\\d{3}55501\\d\\d"'],
    '(?:https://|@)(?:[^/"]+\\.)?example\\.(?:com|org|net)[/"]',
  ].join('|'),
);

/**
 * What a release asks of the owner.
 * @param today as `2026-11-21`
 * @param file the name of the facts, for the sentences
 * @returns a sentence for each thing that a release refuses: samples, what nobody has changed or confirmed, what is not
 * translated or not true; and what a build tells of them in fewer lines
 */
export function checkRelease(business: Business, today: string, file: string) {
  const samples = Object.entries(business)
    .filter(([name, value]) => madeUp.test(JSON.stringify({ [name]: value })))
    .map(([name]) => name);
  const asked = unconfirmed(business);
  const wrong = [...languageFaults(business), ...yearFaults(business, today)].map((fault) => `${file}: ${fault}`);
  const faults = [
    ...samples.map((field) => `${file}: ${field} is still a sample. A release needs your own.`),
    ...asked.map(
      ({ field, reason }) =>
        `${file}: ${field} is ${reason}. Change it, or add "${field}" to "confirmed" if it is true of your company.`,
    ),
    ...wrong,
  ];
  const names = asked.map(({ field }) => field).join(', ');
  const notices = [
    samples.length > 0 && `Still samples in ${file}: ${samples.join(', ')}. A release needs your own.`,
    asked.length > 0 &&
      `Neither changed nor confirmed in ${file}: ${names}. A release asks for each to be changed, or named under "confirmed".`,
    ...wrong,
  ].filter((notice) => notice !== false);
  return { faults, notices };
}

/** A sentence for each year that has not come yet. */
function yearFaults({ claims, copyrightYear }: Business, today: string): string[] {
  const thisYear = Number(today.slice(0, 4));
  return Object.entries({ 'claims.since': claims.since ?? 0, copyrightYear })
    .filter(([, year]) => year > thisYear)
    .map(([field, year]) => `${field}: found ${year}, which has not come yet, expected ${thisYear} or earlier.`);
}

/** A sentence for each thing that keeps Spanish pages from a release; none for an owner who wants none. */
function languageFaults(business: Business): string[] {
  const [, spanish] = business.languages;
  if (!spanish) return [];
  const lacks = (field: 'readBy' | 'answered', expected: string) =>
    spanish[field] ? [] : `languages[1].${field}: found nothing, expected ${expected}.`;
  return [
    lacks('readBy', 'who has read the Spanish pages'),
    lacks('answered', 'true, as the Spanish pages say that you answer in Spanish'),
    inOneLanguage(business).map(
      (path) => `${path.join('.')}: found one language, expected { "en": …, "es": … }, as the site has two.`,
    ),
  ].flat();
}

/** The paths of the owner's words that are one text for both languages. */
const inOneLanguage = (facts: unknown, path: readonly string[] = []): (readonly string[])[] => {
  const field = fieldAt(businessSchema, path);
  if (v.getMetadata(field.wrapped ?? field).isWords)
    return typeof facts === 'string' && !isNamedAlike(facts) ? [path] : [];
  if (typeof facts !== 'object') return [];
  return Object.entries(Object(facts)).flatMap(([name, inner]) => inOneLanguage(inner, [...path, name]));
};
