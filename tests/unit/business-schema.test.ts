import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { businessJsonSchema } from '../../site/business/json-schema.ts';

const schema = businessJsonSchema();

test('the JSON Schema that editors read is the one of the validation', () => {
  const file = 'site/business/business.schema.json';
  const committed = JSON.parse(readFileSync(file, 'utf8'));
  expect(committed, `${file} is out of date. Renew it with: npm run schema`).toEqual(schema);
});

interface Field {
  type?: string;
  description?: string;
  expected?: string;
  examples?: readonly unknown[];
  properties?: Record<string, Field>;
  items?: Field;
  $defs?: Record<string, Field>;
}

/** Every field of an object, and of the objects in it. */
const fieldsIn = ({ properties = {}, items, $defs = {} }: Field): [string, Field][] => [
  // What is shared is looked at where it is defined.
  ...Object.entries({ ...properties, ...$defs })
    .filter(([, field]) => !('$ref' in field))
    .flatMap(([name, field]): [string, Field][] => [[name, field], ...fieldsIn(field)]),
  ...(items ? fieldsIn(items) : []),
];

test.each(fieldsIn(schema as Field))(
  'the field %s is explained, and shown by an example',
  (_, { description, expected, examples }) => {
    expect(description?.length).toBeGreaterThan(8);
    expect(expected?.length).toBeGreaterThan(3);
    expect(examples).toHaveLength(1);
  },
);
