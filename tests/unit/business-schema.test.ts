import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { businessSchema } from '../../site/business/business.ts';

// What JSON Schema has no word for, such as a check by a function, is left out.
const schema = toJsonSchema(businessSchema, {
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'object_with_rest' ? { ...jsonSchema, additionalProperties: false } : undefined,
});

test('the JSON Schema that editors read is the one of the validation', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../site/business/business.schema.json');
});

test('every field is explained, and shown by an example', () => {
  const { properties = {} } = schema;
  expect(Object.keys(properties)).toHaveLength(20);
  for (const [name, field] of Object.entries(properties))
    expect(`${name}: ${(field as { description?: string }).description}`).toMatch(/: .{20,}/);
});
