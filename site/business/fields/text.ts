import * as v from 'valibot';
import { hasGlyph } from '../../styles/heading-font.ts';
import { type About, about } from './about.ts';

// Refused: control characters, lone surrogates, the sign for a broken encoding, and what cannot be seen, such as the
// marks that turn the direction of a text around. Let in: the joiners that some scripts and emoji need.
const hidden = String.raw`\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD`;
const joiners = String.raw`\u200C|\u200D|\uFE0E|\uFE0F`;
const visible = new RegExp(`(?:${joiners}|[^${hidden}])`, 'u');

/** A character that no text may have, as nobody sees it. */
export const invisible = new RegExp(`(?!${joiners})[${hidden}]`, 'u');

/** A text of a fixed form, of 200 characters at the most. */
export const matching = (regex: RegExp, expected: string, said: About) =>
  v.pipe(v.string(), v.maxLength(200), v.regex(regex), v.metadata(about(said, { expected })));

/** An address for e-mail. */
export const email = (said: About) => matching(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'an e-mail address', said);

/** A text in one line of `min` to `max` characters (Unicode code points), a letter or figure among them. */
export const text = (min: number, max: number, said: About) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?!\\s)(?=.*[\\p{L}\\p{N}])${visible.source}{${min},${max}}(?<!\\s)$`, 'u')),
    v.metadata(
      about(said, { expected: `a plain text of ${min} to ${max} characters`, minLength: min, maxLength: max }),
    ),
  );

/** The same for texts that are in headings and share pictures: in letters that the heading font has. */
export const headingText = (min: number, max: number, said: About) =>
  v.pipe(
    text(min, max, said),
    // Some keyboards write é as two characters, for which the font has one.
    v.transform((name) => name.normalize('NFC')),
    v.check((name) => [...name].every(hasGlyph), 'Use Latin letters: the heading font has no others.'),
  );
