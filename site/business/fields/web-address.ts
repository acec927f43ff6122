import * as v from 'valibot';
import type { ValueInfo } from './shape.ts';
import { matching } from './text.ts';

const host = '[a-z0-9.-]+\\.[a-z0-9-]+';
const folders = '(?:/(?!\\.{1,2}(?:/|$))[\\w.~-]+)*/?';
// A folder with a period in its name needs a slash after it, or it would be taken for a file.
const noFile = `(?!https://[^/]+/(?:.*/)?(?:index\\.\\w+/?|[^/]*\\.[A-Za-z][A-Za-z0-9]{1,4})$)`;

/** Whether it is a path, or browsers read it as written, unlike the hosts 1.2, 999.999 and xn--a.com. */
const isReadable = (address: string) =>
  address.startsWith('/') || (URL.canParse(address) && new URL(address).host === address.split('/')[2]);

const address = (pattern: string, expected: string, info: ValueInfo) =>
  v.pipe(matching(new RegExp(`^${pattern}$`), expected, info), v.check(isReadable));

const foreign = `https://${host}(?:/[\\w.~/?&=%+:,!@#-]*)?`;

/** The address of someone else's site, over https so that nobody can change it on the way. */
export const foreignAddress = (info: ValueInfo) => address(foreign, 'an https address', { ...info, format: 'uri' });

/** A document of the owner's: an https address, or the path of a file in `site/static`. */
export const documentAddress = (info: ValueInfo) =>
  address(`(?:${foreign}|(?:/(?!\\.)[\\w.~-]+)+)`, 'an https address, or the path of a file in site/static', {
    ...info,
    hint: `A path such as "${info.example}" is a file in site/static.`,
  });

/** The address of the site itself; comes out with a slash at its end. */
export function siteAddress(info: ValueInfo) {
  const expected = 'an https address in lower case, with no file (index.html) after it';
  return v.pipe(
    address(`${noFile}https://${host}${folders}`, expected, { ...info, format: 'uri' }),
    v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
  );
}
