import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { businessSchema, confirmable } from '../../site/business/business.ts';
import { practices } from '../../site/business/practices.ts';
import { business } from '../setup/pages.ts';

interface Field {
  title?: string;
  expected?: string;
  examples?: readonly unknown[];
  properties?: Record<string, Field>;
  items?: Field;
  isWords?: true;
}

/** Every field of an object, and of the objects in it; words are explained for all languages at once. */
function fieldsIn({ properties = {}, items, isWords }: Field): [string, Field][] {
  if (isWords) return [];
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Field][] => [[name, field], ...fieldsIn(field)]),
    ...(items ? fieldsIn(items) : []),
  ];
}

const schema = toJsonSchema(businessSchema, { errorMode: 'ignore' });

test.each(fieldsIn(schema as Field))('the field %s says what is expected, with an example', (_, field) => {
  expect(field.expected?.length).toBeGreaterThan(3);
  expect(field.examples).toHaveLength(1);
});

test('a release asks about fields that there are', () => {
  expect(confirmable.length).toBeGreaterThan(15);
  const top = confirmable.filter((name) => !(name in practices)).map((field) => field.split('.')[0] ?? '');
  expect(top.filter((field) => !(field in (schema.properties ?? {})))).toEqual([]);
  expect(Object.keys(business.claims).filter((name) => !confirmable.includes(`claims.${name}`))).toEqual([]);
});
