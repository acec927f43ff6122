import { toJsonSchema } from '@valibot/to-json-schema';
import { businessSchema } from './check-business.ts';
import { dayHours, holidays } from './company-hours.ts';
import { prices } from './company-rates.ts';
import { photo } from './photos.ts';
import { inTown } from './postal-address.ts';

/**
 * The JSON Schema of business.json, by which text editors complete and explain its fields. JSON Schema cannot express a check
 * by a function, so it has only the checks by pattern, number and list. What many fields share is written once.
 */
export const businessJsonSchema = () =>
  toJsonSchema(businessSchema, {
    errorMode: 'ignore',
    definitions: { dayHours, holidays, photo, ...prices, ...inTown },
  });
