import * as v from 'valibot';
import { quoteOrigin, quoteService } from '../client-settings.ts';
import { day } from './fields/day.ts';
import { integer } from './fields/number.ts';
import { about, optional } from './fields/shape.ts';
import { matching, text } from './fields/text.ts';

/** No `?` and `#`, which a host of plain files never sees, and no folder `.` or `..`. */
const oldPath = /^(?!.*\/\.{1,2}(?:\/|$))(?:\/[\w.~+-][\w.~+ -]{0,99}){1,8}\/?$/;

/** Addresses of the owner's old site, each with the page that it leads to now. */
const redirects = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        oldPath,
        'Expected only the path of an old page, of letters, digits, spaces and . _ ~ + -, such as /contact-us.html or /about-us/.',
      ),
    ),
    v.pipe(
      matching(/^\/(?:[a-z\d-]+\/)*$/, 'a page of this site, with a slash at both ends', { example: '/contact/' }),
      // In the form the owner types the names of these fields, too.
      v.metadata({ nameTitle: 'Old address', valueTitle: 'Page it leads to now' }),
    ),
  ),
  about({
    label: 'Addresses of your old site',
    hint: 'Old pages that people may still have saved or linked to, and the page of this site to show instead. Leave blank for none.',
    example: { '/contact-us.html': '/contact/' },
    expected: 'old addresses, each with a page of this site',
  }),
);

/** The sources that the owner has read again, each with the day. */
const sourcesRead = v.pipe(
  v.record(v.string(), day({ example: '2027-01-15' })),
  about({
    hint: 'The sources you read again, by their names in site/content/sources.json, and the day you read each one.',
    example: { 'njdot-help': '2027-01-15' },
    expected: 'names of sources, each with the day you read it',
  }),
);

/** The rest, and what only the file needs. */
export const more = {
  copyrightYear: v.optional(
    integer(1990, 2100, { label: 'Year after © in the footer', example: 2024, sample: 'ask' }),
    2024,
  ),
  ...optional({
    quoteFormId: matching(/^[A-Za-z0-9_-]{0,40}$/, 'the identifier at the end of the form’s address', {
      label: `Quote form at ${quoteService}`,
      hint: `What comes after ${new URL(quoteOrigin).host}/r/. Leave blank for no quote form.`,
      example: 'your-form-id',
      sample: 'own',
    }),
    redirects,
    sourcesRead,
    $schema: text(1, 200, {
      hint: 'Lets a text editor complete and explain the fields.',
      example: './business/business.schema.json',
    }),
  }),
};
