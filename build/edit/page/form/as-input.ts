import type { RJSFSchema } from '@rjsf/utils';
import { inPlainWords, isFields } from '../fields.ts';

/** The name of our own field for a schema, if the library's wouldn't do. */
function ownField(
  { properties = {}, ...schema }: RJSFSchema,
  [section, within]: readonly string[],
): string | undefined {
  if (schema.isPhoto || schema.isPhotoName) return 'Photo';
  if (schema.isWords) return 'Words';
  if ('monday' in properties) return 'Hours';
  // Not for a building's own spot: a ZIP code isn't exact enough.
  return section === 'coordinates' && !within ? 'Place' : undefined;
}

/** Fits a JSON Schema to the form, and those in it: fields and choices have labels, and an example says how one is entered. */
export function asInput(given: RJSFSchema, path: readonly string[] = []): RJSFSchema {
  const { examples, enum: choices, names = {}, ...rest } = given;
  const own = ownField(given, path);
  const schema: RJSFSchema = { ...rest, ...(own && { $id: own }) };
  const inner = (node: unknown, ...names: string[]) => asInput(Object(node), [...path, ...names]);
  const [example] = Array.isArray(examples) ? examples : [];
  const placeholder = `Such as ${example}`;
  if (schema.$id === 'Photo') {
    const { anyOf: _, description: __, ...photo } = schema;
    return { ...photo, type: 'string', placeholder };
  }
  const { type, properties, anyOf, items } = schema;
  if (properties) {
    // What only a file needs, and what has its place elsewhere.
    const { $schema: _, confirmed: __, sourcesRead: ___, ...shown } = properties;
    schema.properties = Object.fromEntries(
      Object.entries(shown).map(([name, field]) => [name, { title: inPlainWords(name), ...inner(field, name) }]),
    );
    // The form always shows a field with a default, and one of entries, each of which has a button of its own.
    const usual = Object.entries(shown).flatMap(([name, field]) =>
      isFields(field) && ('default' in field || isFields(field.additionalProperties)) ? name : [],
    );
    schema.required = [...(schema.required ?? []), ...usual];
  }
  // A new entry begins empty.
  if (isFields(schema.additionalProperties))
    schema.additionalProperties = { ...inner(schema.additionalProperties), default: '' };
  if (items) schema.items = Array.isArray(items) ? items.map((item) => inner(item)) : inner(items);
  if (choices)
    return {
      ...schema,
      oneOf: choices.map((only) => ({ const: only, title: names[`${only}`] ?? inPlainWords(`${only}`) })),
    };
  // What can only be true is a checkbox.
  if (schema.const === true) return { ...schema, type: 'boolean', const: undefined };
  // A field of our own shows the words of each language; all of them are texts.
  if (schema.isWords) {
    const { $id, namedAlike } = schema;
    return { ...inner(anyOf?.[0]), $id, namedAlike };
  }
  // What the choices have in common is said once.
  if (anyOf) return { ...schema, anyOf: anyOf.map((option) => ({ ...inner(option), description: undefined })) };
  if (type === 'array') return { ...schema, uniqueItems: isFields(schema.items) && 'oneOf' in schema.items };
  if (example === undefined || typeof example === 'object') return schema;
  const { minLength = 0, maxLength = 0 } = schema;
  const isLong = (minLength > 0 && maxLength >= 100) || `${example}`.length >= 50;
  return { ...schema, ...(type === 'string' && isLong && { format: 'textarea' }), placeholder };
}

/** The build finds what is wrong. The library only asks which of several kinds a value is. */
export const validator = {
  isValid: ({ type, const: only, minItems }: RJSFSchema, value: unknown) =>
    only === undefined ? (Array.isArray(value) ? value.length === minItems : typeof value === type) : only === value,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
