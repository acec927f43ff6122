import { toJsonSchema } from '@valibot/to-json-schema';
import { businessSchema } from './check-business.ts';
import { dayHours, holidays } from './company-hours.ts';
import { link, personName } from './company-proof.ts';
import { prices } from './company-rates.ts';
import { focus } from './fields/focus.ts';
import { position } from './fields/position.ts';
import { photo } from './photos.ts';
import { inTown } from './postal-address.ts';

/** What the form and the messages are told beside the words of the standard. */
interface OwnKeywords {
  expected?: string;
  toDo?: string;
  isPhoto?: true;
  isPhotoName?: true;
  isWords?: true;
  namedAlike?: readonly string[];
  nameTitle?: string;
  valueTitle?: string;
  /** Those of an object in JSON are strings anyway. */
  propertyNames?: object;
}

interface WordsSchema {
  anyOf: readonly [object, unknown];
}

/** Words in each language, of which the validation knows the length. */
const inEachLanguage = {
  type: 'object',
  properties: { en: { type: 'string' }, es: { type: 'string' } },
  required: ['en', 'es'],
  additionalProperties: false,
};

/** A schema as text editors read it, without what only the form and the messages know. */
function standard(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const { expected, toDo, isPhoto, isPhotoName, isWords, namedAlike, nameTitle, valueTitle, propertyNames, ...said } =
    schema as OwnKeywords;
  if (!isWords) return said;
  const [text] = (said as WordsSchema).anyOf;
  return { ...said, anyOf: [text, { $ref: '#/$defs/inEachLanguage' }] };
}

/**
 * The JSON Schema of business.json, by which text editors complete and explain its fields. JSON Schema cannot express a check
 * by a function, so it has only the checks by pattern, number and list. What many fields share is written once.
 */
export function businessJsonSchema(): object {
  const definitions = {
    personName,
    organizationName: link.name,
    organizationUrl: link.url,
    dayHours,
    holidays,
    photo,
    ...focus,
    ...position,
    ...prices,
    ...inTown,
  };
  const { $defs, ...schema } = toJsonSchema(businessSchema, { errorMode: 'ignore', definitions });
  return JSON.parse(JSON.stringify({ ...schema, $defs: { ...$defs, inEachLanguage } }, standard));
}
