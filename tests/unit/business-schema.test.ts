import { toJsonSchema } from '@valibot/to-json-schema';
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { businessSchema } from '../../site/business/check-business.ts';

// What JSON Schema has no word for, such as a check by a function, is left out.
const schema = toJsonSchema(businessSchema, { errorMode: 'ignore' });

test('the JSON Schema that editors read is the one of the validation', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../site/business/business.schema.json');
});

type Checked = Omit<InferOutput<typeof businessSchema>, '$schema'>;

/** The paths of all fields: `claims.payments`. */
type Paths<Value> = Value extends readonly (infer Item)[]
  ? Paths<Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: Name | `${Name}.${Paths<Value[Name]>}` }[keyof Value & string]
    : never;

// It is `tsc` that fails here.
test('the facts that components read are those that are checked', () => {
  expectTypeOf<Checked>().toExtend<Business>();
  expectTypeOf<Business>().toExtend<Checked>();
  expectTypeOf<Paths<Checked>>().toEqualTypeOf<Paths<Business>>();
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
