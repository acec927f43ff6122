import * as v from 'valibot';
import { hasGlyph } from '../../styles/heading-font.ts';
import { about, object, type ValueInfo } from './shape.ts';

// Not allowed: control characters, lone surrogates, the replacement character, and invisible ones, such as marks that change
// the direction of a text. Allowed: the joiners that some scripts and emoji need.
const hidden = String.raw`\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD`;
const joiners = String.raw`\u200C|\u200D|\uFE0E|\uFE0F`;
const visible = new RegExp(`(?:${joiners}|[^${hidden}])`, 'u');

/** A text that matches a pattern, at most 200 characters long. */
export const matching = (regex: RegExp, expected: string, info: ValueInfo) =>
  v.pipe(v.string(), v.maxLength(200), v.regex(regex), about({ ...info, expected }));

/** An email address. */
export const email = (info: ValueInfo) => matching(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'an e-mail address', info);

/** One line of `min` to `max` characters (code points) with at least one letter or digit, and no Markdown link. */
export const text = (min: number, max: number, info: ValueInfo) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?!\\s)(?!.*\\]\\()(?=.*[\\p{L}\\p{N}])${visible.source}{${min},${max}}(?<!\\s)$`, 'u')),
    about({ ...info, expected: `a plain text of ${min} to ${max} characters`, minLength: min, maxLength: max }),
  );

/** The same for headings and share pictures: every character is in the heading font. */
export const headingText = (min: number, max: number, info: ValueInfo) =>
  v.pipe(
    text(min, max, info),
    // Some keyboards write é as two characters; fonts have one.
    v.transform((name) => name.normalize('NFC')),
    v.check((name) => [...name].every(hasGlyph), 'Use Latin letters: the heading font has no others.'),
  );

/** The owner's own words: one text for every language of the site, or one for each. */
export type Words = string | { en: string; es: string };

/**
 * The owner's own words: a text, or `{ "en": "…", "es": "…" }`. Components show them with `wordsIn`. A release with two
 * languages refuses a single text.
 * @param field checks each text: `words(text(3, 120, { example: 'Monday to Friday' }))`
 * @param namedAlike texts that are the same in both languages
 */
export function words(field: v.GenericSchema<string, string>, namedAlike?: readonly string[]) {
  const info = v.getMetadata(field);
  return v.pipe(
    v.union([field, object({ en: field, es: field })]),
    v.metadata({
      ...info,
      expected: `${info.expected}, in one language or in each`,
      isWords: true,
      ...(namedAlike && { namedAlike }),
    }),
  );
}

/** The owner's words in a language (BCP 47). */
export const wordsIn = (words: Words, language: string): string =>
  typeof words === 'string' ? words : words[language.startsWith('es') ? 'es' : 'en'];
