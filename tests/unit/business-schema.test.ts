import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { businessSchema } from '../../site/business/business.ts';

// What JSON Schema has no word for, such as a check by a function, is left out.
const schema = toJsonSchema(businessSchema, { errorMode: 'ignore' });

test('the JSON Schema that editors read is the one of the validation', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../site/business/business.schema.json');
});

interface Field {
  type?: string;
  description?: string;
  expected?: string;
  examples?: readonly unknown[];
  properties?: Record<string, Field>;
  items?: Field;
}

/** Every field of an object, and of the objects in it. */
const fieldsIn = ({ properties = {}, items }: Field): [string, Field][] => [
  ...Object.entries(properties).flatMap(([name, field]): [string, Field][] => [[name, field], ...fieldsIn(field)]),
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
