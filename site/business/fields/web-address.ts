import * as v from 'valibot';
import { expectation, type Notes } from './notes.ts';
import { matching } from './text.ts';

const host = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+';
const folders = '(?:/(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]+)*/?';
const query = '(?:/[A-Za-z0-9._~/?&=%+:,-]*)?';

/** A web address; hosts that browsers read as a number or not at all, such as 1.2 or xn--a.com, are refused. */
const address = (regex: RegExp, notes: Notes) =>
  v.pipe(
    matching(regex, notes),
    v.check((url) => URL.canParse(url) && new URL(url).host === url.split('/')[2], expectation(notes)),
  );

/** The address of somebody else's site. */
export const foreignAddress = (example: string, description: string) =>
  address(new RegExp(`^https?://${host}${query}$`), { expected: 'an http or https address', example, description });

/** Where a site of our own lives: a host, or a folder of one, which comes out with a slash at its end. */
export function siteAddress(example: string, description: string) {
  const expected = 'an https address in lower case with nothing behind the path';
  const folder = { expected: 'the address of a folder, with no file such as index.html behind it', example };
  return v.pipe(
    address(new RegExp(`^https://${host}${folders}$`), { expected, example, description }),
    v.check((url) => !endsInFile.test(new URL(url).pathname), expectation(folder)),
    v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
  );
}

// A folder may have a period in its name; a slash behind it then says that it is one.
const endsInFile = /\/(?:index\.\w+\/?|[^/]*\.[a-z][a-z0-9]{1,4})$/i;
