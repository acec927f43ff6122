import * as v from 'valibot';
import { addressMistakes } from '../../build/text/text-reader.ts';
import { day } from './fields/day.ts';
import { object } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';

/** A Markdown link between plain words; it leads to a page of the site, an https address or a phone number. */
const linked = /^([^[\]]*)\[([^[\]]+)\]\((\/[\w/#-]*|https:\/\/[^\s()]+|tel:\+1\d{10})\)([^[\]]*)$/;

/** A notice as pages show it: words around those of a link, and where that leads. */
export function noticeParts(notice: string) {
  const [, before = notice, words = '', to, after = ''] = linked.exec(notice) ?? [];
  return { before, words, to, after };
}

/** Of its characters, those of the link's address not counted. */
const limits = [10, 140] as const;

/** A line on every page until its last day. */
export const companyNotice = object(
  {
    text: words(
      v.pipe(
        text(10, 400, { label: 'What it says', example: 'Snow tonight: allow an hour. [Where to wait](/contact/)' }),
        v.check((notice) => {
          const { before, words, to = '/', after } = noticeParts(notice);
          const { length } = [...before, ...words, ...after];
          return (
            !/[[\]]/.test(before + after) &&
            addressMistakes(to).length === 0 &&
            length >= limits[0] &&
            length <= limits[1]
          );
        }),
        v.metadata({ expected: `a plain text of ${limits.join(' to ')} characters with at most one link` }),
      ),
    ),
    until: day({ label: 'Last day', example: '2026-02-15' }),
  },
  { label: 'Temporary notice on every page', hint: 'Such as for a storm or a closed road. Leave blank to show none.' },
);
