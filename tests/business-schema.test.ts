import { expect, test } from 'vitest';
import { z } from 'zod';
import { businessSchema } from '../site/business.ts';

test('the JSON Schema that editors read is the one of the validation', async () => {
  const schema = z.toJSONSchema(businessSchema, { io: 'input', target: 'draft-7' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../site/business.schema.json');
});

test('every field is explained, and shown by an example', () => {
  const { properties = {} } = z.toJSONSchema(businessSchema, { io: 'input', target: 'draft-7' });
  expect(Object.keys(properties)).toHaveLength(13);
  for (const [name, field] of Object.entries(properties))
    expect(`${name}: ${(field as { description?: string }).description}`).toMatch(/: .{20,}/);
});
