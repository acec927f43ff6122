import type { RJSFSchema } from '@rjsf/utils';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { asInput } from '../../build/edit/page/form/as-input.ts';
import { inWords, labelAt } from '../../build/edit/page/notes.ts';
import { findPlace } from '../../build/edit/places.ts';
import type { FieldPath } from '../../build/problem.ts';
import { businessSchema } from '../../site/business/business.ts';
import { expectationAt } from '../../site/business/check-fields.ts';
import { milesBetween } from '../../site/business/earth.ts';
import { fieldProblem } from '../../site/business/field-problem.ts';
import { checkRelease } from '../../site/business/release.ts';
import { editable } from '../../site/content/editable.ts';
import { bilingualFacts, sampleFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';

const { kinds } = editable(bilingualFacts, [], new Date('2026-11-23'));

/** The paths of all fields of a schema. */
function pathsIn(schema: RJSFSchema, path: FieldPath = []): FieldPath[] {
  const { properties = {}, items, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      [...path, name],
      ...pathsIn(field as RJSFSchema, [...path, name]),
    ]),
    ...[items ?? []]
      .flat()
      .flatMap((item, index) => [[...path, index], ...pathsIn(item as RJSFSchema, [...path, index])]),
    ...anyOf.flatMap((option) => pathsIn(option as RJSFSchema, path)),
  ];
}
const schemas = kinds.map(({ schema }) => toJsonSchema(schema, { errorMode: 'ignore' }) as RJSFSchema);
const [facts = {}] = schemas;

test('no label of the facts is a word of the file alone', () => {
  const said = pathsIn(facts).map((path) => labelAt(facts, path));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((label) => /\b(?:url|slug|id|query|meters)\b/i.test(label))).toEqual([]);
  const states = ['properties', 'address', 'properties', 'region', 'oneOf'];
  const named = [
    { const: 'DC', title: 'District of Columbia' },
    { const: 'NJ', title: 'New Jersey' },
  ];
  expect(asInput(facts)).toHaveProperty(states, expect.arrayContaining(named));
});

/** Names the fields of an object that have no title. */
const withoutTitle = (key: string, value: unknown) =>
  key === 'properties'
    ? Object.entries(Object(value)).map(([name, field]) =>
        Object(field).title ? field : { ...Object(field), bare: name },
      )
    : value;

test('a field of a text says what the form calls it', () => {
  const bare = schemas
    .slice(1)
    .flatMap((schema) => JSON.stringify(schema, withoutTitle).match(/(?<="bare":")\w+/g) ?? []);
  expect(new Set(bare)).toEqual(new Set(['steps', 'reviews']));
});

test('what is wrong with any field is said, with an example, without quotes, lines, braces and names of the file', () => {
  const expected = pathsIn(facts).map((path) => ({ path, ...expectationAt(businessSchema, path) }));
  const bare = expected.filter((field) => /undefined|Example: \./.test(JSON.stringify(field)));
  // Languages are chosen as a whole.
  expect(bare.filter(({ path }) => path[0] !== 'languages')).toEqual([]);
  const said = expected.map(({ path, message }) => inWords(fieldProblem(path, 'is missing', message), facts));
  const release = checkRelease(businessWith(sampleFacts), '2026-11-23').map((problem) => inWords(problem, facts));
  expect(said.length).toBeGreaterThan(100);
  for (const words of [...said, ...release]) expect(words).not.toMatch(/["{}[\]]|\b(?:quotes?|lines?|delete)\b/);
  const ofFiles = /\b(?:true|false|24-hour|year-month|objects?|a list|capital letters|slug|JSON)\b/;
  for (const words of said) expect(words).not.toMatch(ofFiles);
  const both = { path: ['claims', 'since'], found: 'is 1998', inFile: 'Write it without quotes.' };
  expect(inWords({ ...both, message: 'Give either "since" or "yearsInBusiness", not both.' }, facts)).toBe(
    'Give either “In business since (a year)” or “Or in words, such as over a decade”, not both.',
  );
});

test.each([
  { query: 'Freehold', latitude: 40.26, longitude: -74.28 },
  // A township of which the post office has no name, but a ZIP code.
  { query: '07726', latitude: 40.28, longitude: -74.35 },
  { query: 'Brick', latitude: 40.06, longitude: -74.11 },
])('$query is found within four miles of where it is', ({ query, ...there }) => {
  const found = findPlace(query, 'NJ') ?? { latitude: 0, longitude: 0 };
  expect(milesBetween(found, there), 'miles between the two').toBeLessThan(4);
});

test('Manalapan has no post office of its own name; a state may follow a name, and Saint is written out', () => {
  expect(findPlace('Manalapan', 'NJ')).toBeUndefined();
  expect(findPlace('Lititz, pa', 'NJ')?.name).toBe('Lititz');
  expect(findPlace('St. Louis', 'MO')?.name).toBe('Saint Louis');
  expect(findPlace('88101', 'TX')).toMatchObject({ name: 'Clovis', region: 'NM' });
});
