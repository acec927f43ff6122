import * as v from 'valibot';
import { expectation } from './notes.ts';
import { matching } from './text.ts';

const between = '[ \\u00A0./\\u2010-\\u2013-]{0,3}';
const usual = new RegExp(`^(?:\\+?1${between})?\\(?(\\d{3})\\)?${between}(\\d{3})${between}(\\d{4})$`);

/** A US phone number in any usual writing, `(732) 555-0142` or `1-732-555-0142`; comes out as E.164. */
export function phoneNumber(example: string, description: string) {
  const expected = 'a US phone number of ten digits';
  const told = ({ input }: { input: unknown }) =>
    expectation({ expected: `a US phone number that exists: ${impossible(String(input))}`, example });
  return v.pipe(
    matching(usual, { expected, example, description }),
    v.check((text) => impossible(text) === undefined, told),
    v.transform((text) => `+1${partsOf(text).join('')}`),
  );
}

const partsOf = (text: string) => usual.exec(text)?.slice(1) ?? [];

/**
 * Why nobody can have this number, by the rules of the North American Numbering Plan (https://www.nanpa.com): codes
 * begin with 2 to 9; those that end in 11 are services; 37x, 96x and x9x are kept for later; 958 and 959 are for tests;
 * behind 555 there is nothing but the hundred numbers kept for fiction.
 */
function impossible(text: string): string | undefined {
  const [area = '', office = '', line = ''] = partsOf(text);
  if (!/^(?!37|96|.11|555)[2-9][0-8]\d$/.test(area)) return `there is no area code ${area}`;
  const none = `no number has ${office} behind its area code`;
  if (!/^(?!.11|95[89])[2-9]\d\d$/.test(office)) return none;
  if (office === '555' && !line.startsWith('01')) return none;
}
