import * as v from 'valibot';
import { matching } from './text.ts';

/**
 * A web address of plain characters, read by browsers as it is written: refused are hosts that they read as a number or
 * not at all, such as 1.2 or xn--a.com.
 */
const address = (regex: RegExp, expected: string, example: string, description: string) =>
  v.pipe(
    matching(regex, expected, example, description),
    v.check((url) => URL.canParse(url) && new URL(url).host === url.split('/')[2]),
  );

/** The address of somebody else's site. */
export const foreignAddress = (example: string, description: string) =>
  address(
    /^https?:\/\/[a-z0-9.-]+\.[a-z0-9-]+(?:\/[\w.~/?&=%+:,-]*)?$/,
    'an http or https address',
    example,
    description,
  );

// A folder may have a period in its name; a slash behind it then says that it is one.
const endsInFile = /\/(?:index\.\w+\/?|[^/.]*\.[a-z][a-z0-9]{1,4})$/i;

/** Where the site itself lives: a host, or a folder of one, which comes out with a slash at its end. */
export const siteAddress = (example: string, description: string) =>
  v.pipe(
    address(
      /^https:\/\/[a-z0-9.-]+\.[a-z0-9-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/,
      'an https address in lower case with nothing behind the path',
      example,
      description,
    ),
    v.check(
      (url) => !endsInFile.test(new URL(url).pathname),
      'the address of a folder, with no file such as index.html behind it',
    ),
    v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
  );
