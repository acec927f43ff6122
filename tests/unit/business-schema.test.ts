import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { businessSchema } from '../../site/business/check-business.ts';
import { businessJsonSchema } from '../../site/business/json-schema.ts';

const schema = toJsonSchema(businessSchema, { errorMode: 'ignore' });

test('the JSON Schema that editors read is the one of the validation', () => {
  const file = 'site/business/business.schema.json';
  const committed = JSON.parse(readFileSync(file, 'utf8'));
  expect(committed, `${file} is out of date. Renew it with: npm run schema`).toEqual(businessJsonSchema());
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
  $defs?: Record<string, Field>;
  isWords?: true;
}

/** Every field of an object, and of the objects in it; words are explained for all languages at once. */
function fieldsIn({ properties = {}, items, $defs = {}, isWords }: Field): [string, Field][] {
  if (isWords) return [];
  // What is shared is looked at where it is defined.
  const own = Object.entries({ ...properties, ...$defs }).filter(([, field]) => !('$ref' in field));
  return [
    ...own.flatMap(([name, field]): [string, Field][] => [[name, field], ...fieldsIn(field)]),
    ...(items ? fieldsIn(items) : []),
  ];
}

test.each(fieldsIn(schema as Field))(
  'the field %s is explained, and shown by an example',
  (_, { description, expected, examples }) => {
    expect(description?.length).toBeGreaterThan(8);
    expect(expected?.length).toBeGreaterThan(3);
    expect(examples).toHaveLength(1);
  },
);
