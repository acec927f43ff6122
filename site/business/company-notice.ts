import * as v from 'valibot';
import { day } from './fields/day.ts';
import { object } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';

/** A Markdown link between plain words; it leads to a page of the site, an https address or a phone number. */
const linked = /^([^[\]]*)\[([^[\]]+)\]\((\/[\w/#-]*|https:\/\/[^\s()]+|tel:\+1\d{10})\)([^[\]]*)$/;

/** A notice as pages show it: words, and the link within them, where there is one. */
export function noticeParts(notice: string): { before: string; link?: { words: string; to: string }; after: string } {
  const [, before = notice, words, to, after = ''] = linked.exec(notice) ?? [];
  return { before, after, ...(words && to && { link: { words, to } }) };
}

const limits = [10, 140] as const;
const isRight = (notice: string) => {
  const { before, link, after } = noticeParts(notice);
  const words = `${before}${link?.words ?? ''}${after}`;
  return !/[[\]]/.test(words) && words.length >= limits[0] && words.length <= limits[1];
};

/** A line on every page until its last day. */
export const companyNotice = object(
  {
    text: words(
      v.pipe(
        text(10, 400, 'Snow tonight: allow an hour. [Where to wait](/contact/)', 'What it says.'),
        v.check(isRight),
        v.metadata({
          expected: `a plain text of ${limits.join(' to ')} characters with at most one link, [words](https://…), [words](/contact/) or [words](tel:+17325550142)`,
        }),
      ),
    ),
    until: day('2026-02-15', 'The last day on which it stands.'),
  },
  'A line on every page until its last day: a storm, a closed road. Left out: none.',
);
