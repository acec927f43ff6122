import * as v from 'valibot';
import type { About } from './shape.ts';
import { matching } from './text.ts';

const host = '[a-z0-9.-]+\\.[a-z0-9-]+';
const folders = '(?:/(?!\\.{1,2}(?:/|$))[\\w.~-]+)*/?';
// A folder may have a period in its name; a slash after it then says that it is one.
const noFile = `(?!https://[^/]+/(?:.*/)?(?:index\\.\\w+/?|[^/]*\\.[A-Za-z][A-Za-z0-9]{1,4})$)`;

const isReadable = (url: string) => URL.canParse(url) && new URL(url).host === url.split('/')[2];

/** A web address that browsers read as it is written: not so the hosts 1.2, 999.999 and xn--a.com. */
const address = (pattern: string, expected: string, said: About) =>
  v.pipe(matching(new RegExp(`^${pattern}$`), expected, said), v.check(isReadable), v.metadata({ format: 'uri' }));

const foreign = `https://${host}(?:/[\\w.~/?&=%+:,!@#-]*)?`;

/** The address of somebody else's site, where nobody on the way can change what it says. */
export const foreignAddress = (said: About) => address(foreign, 'an https address', said);

/** A document of the owner's: an https address, or the path of a file in the folder `static`. */
export const documentAddress = (said: About) =>
  v.pipe(
    matching(
      new RegExp(`^(?:${foreign}|(?:/(?!\\.)[\\w.~-]+)+)$`),
      'an https address, or the path of a file in site/static',
      { ...said, hint: `A path such as "${said.example}" is a file in site/static.` },
    ),
    v.check((address) => address.startsWith('/') || isReadable(address)),
  );

/** Where the site itself lives: a host, or a folder of one, which comes out with a slash at its end. */
export function siteAddress(said: About) {
  const expected = 'an https address in lower case, with no file (index.html) after it';
  return v.pipe(
    address(`${noFile}https://${host}${folders}`, expected, said),
    v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
  );
}
