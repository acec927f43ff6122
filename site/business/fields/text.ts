import * as v from 'valibot';
import { hasGlyph } from '../../styles/heading-font.ts';
import { type About, about, object } from './shape.ts';

// Refused: control characters, lone surrogates, the sign for a broken encoding, and what cannot be seen, such as the
// marks that turn the direction of a text around. Let in: the joiners that some scripts and emoji need.
const hidden = String.raw`\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD`;
const joiners = String.raw`\u200C|\u200D|\uFE0E|\uFE0F`;
const visible = new RegExp(`(?:${joiners}|[^${hidden}])`, 'u');

/** A text of a fixed form, of 200 characters at the most. */
export const matching = (regex: RegExp, expected: string, said: About) =>
  v.pipe(v.string(), v.maxLength(200), v.regex(regex), v.metadata(about({ ...said, expected })));

/** An address for e-mail. */
export const email = (said: About) => matching(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'an e-mail address', said);

/** A text in one line of `min` to `max` characters (Unicode code points), a letter or figure among them, and no link in Markdown. */
export const text = (min: number, max: number, said: About) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?!\\s)(?!.*\\]\\()(?=.*[\\p{L}\\p{N}])${visible.source}{${min},${max}}(?<!\\s)$`, 'u')),
    v.metadata({
      ...about({ ...said, expected: `a plain text of ${min} to ${max} characters` }),
      ...{ minLength: min, maxLength: max },
    }),
  );

/** The same for texts that are in headings and share pictures: in letters that the heading font has. */
export const headingText = (min: number, max: number, said: About) =>
  v.pipe(
    text(min, max, said),
    // Some keyboards write é as two characters, for which the font has one.
    v.transform((name) => name.normalize('NFC')),
    v.check((name) => [...name].every(hasGlyph), 'Use Latin letters: the heading font has no others.'),
  );

/** Words of the owner's own: one text for every language of the site, or one for each. */
export type Words = string | { en: string; es: string };

/**
 * Words of the owner's own, which may differ by language: a text, or `{ "en": "…", "es": "…" }`. Components show them by
 * `wordsIn(words, language)`; a release with two languages refuses a single text.
 * @param field checks each of them: `words(text(3, 120, { example: 'Monday to Friday' }))`
 * @param namedAlike those that need no other language
 */
export function words(field: v.GenericSchema<string, string>, namedAlike?: readonly string[]) {
  const said = v.getMetadata(field);
  return v.pipe(
    v.union([field, object({ en: field, es: field })]),
    v.metadata({
      ...said,
      expected: `${said.expected}, in one language or in each`,
      isWords: true,
      ...(namedAlike && { namedAlike }),
    }),
  );
}

/** The owner's words in a language of the site. */
export const wordsIn = (words: Words, language: string): string =>
  typeof words === 'string' ? words : words[language.startsWith('es') ? 'es' : 'en'];
