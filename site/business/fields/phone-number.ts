import * as v from 'valibot';
import type { About } from './shape.ts';
import { matching } from './text.ts';

// By the rules of the North American Numbering Plan (https://www.nanpa.com): codes begin with 2 to 9; those that end in
// 11 are services; 37x, 96x and x9x are kept for later; 958 and 959 are for tests; after 555 there is nothing but the
// hundred numbers kept for fiction.
const gap = '[ \\u00A0./\\u2010-\\u2013-]{0,3}';
const area = '(?!37|96|.11|555)[2-9][0-8]\\d';
const office = `(?!.11|95[89]|555${gap}(?:0[02-9]|[1-9]))[2-9]\\d\\d`;
const usual = new RegExp(`^(?:\\+?1${gap})?\\(?${area}\\)?${gap}${office}${gap}\\d{4}$`);

/** A US phone number in any usual writing, `(732) 555-0142` or `1-732-555-0142`; comes out as E.164. */
export const phoneNumber = (said: About) =>
  v.pipe(
    matching(usual, 'a US phone number of ten digits that exists, without letters and extensions', said),
    v.metadata({ format: 'tel' }),
    v.transform((text) => `+1${text.replace(/\D/g, '').slice(-10)}`),
  );
