import * as v from 'valibot';
import type { ValueInfo } from './shape.ts';
import { matching } from './text.ts';

// The rules of the North American Numbering Plan (https://www.nanpa.com): codes begin with 2 to 9; those that end in 11 are
// services; 37x, 96x and x9x are reserved; 958 and 959 are for tests; 555 has only the hundred numbers for fiction.
const gap = '[ \\u00A0./\\u2010-\\u2013-]{0,3}';
const area = '(?!37|96|.11|555)[2-9][0-8]\\d';
const office = `(?!.11|95[89]|555${gap}(?:0[02-9]|[1-9]))[2-9]\\d\\d`;
const usual = new RegExp(`^(?:\\+?1${gap})?\\(?${area}\\)?${gap}${office}${gap}\\d{4}$`);

/** A US phone number in any usual format, such as `(732) 555-0142`; comes out as E.164. */
export const phoneNumber = (info: ValueInfo) =>
  v.pipe(
    matching(usual, 'a US phone number of ten digits that exists, without letters and extensions', {
      ...info,
      format: 'tel',
    }),
    v.transform((text) => `+1${text.replace(/\D/g, '').slice(-10)}`),
  );
