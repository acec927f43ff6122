import { toJsonSchema } from '@valibot/to-json-schema';
import { businessSchema } from './check-business.ts';
import { dayHours, holidays } from './company-hours.ts';
import { prices } from './company-rates.ts';
import { photo } from './photos.ts';
import { inTown } from './postal-address.ts';

interface WordsSchema {
  isWords: true;
  anyOf: readonly [{ pattern?: string; minLength?: number; maxLength?: number }, unknown];
}

/** Words are one text, or the same text in each language: what they must be is said for the two at once. */
function sayOnce(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('isWords' in schema)) return schema;
  const { anyOf, ...said } = schema as WordsSchema;
  const { pattern, minLength, maxLength } = anyOf[0];
  const text = { type: 'string', pattern, minLength, maxLength };
  const languages = { properties: { en: text, es: text }, required: ['en', 'es'], additionalProperties: false };
  return { ...said, ...text, type: ['string', 'object'], ...languages };
}

/**
 * The JSON Schema of business.json, by which text editors complete and explain its fields. JSON Schema cannot express a check
 * by a function, so it has only the checks by pattern, number and list. What many fields share is written once.
 */
export function businessJsonSchema(): object {
  const definitions = { dayHours, holidays, photo, ...prices, ...inTown };
  const schema = toJsonSchema(businessSchema, { errorMode: 'ignore', definitions });
  return JSON.parse(JSON.stringify(schema, sayOnce));
}
