import * as v from 'valibot';
import { object } from './object.ts';

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
