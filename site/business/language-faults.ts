import * as v from 'valibot';
import { type Business, businessSchema } from './business.ts';
import { fieldAt } from './field-faults.ts';

/** Whether the site has Spanish pages: somebody has read them, and somebody answers the phone in Spanish. */
export const hasSpanish = ({ languages: [, spanish] }: Business) => Boolean(spanish?.readBy && spanish.answered);

/** A sentence for each thing that keeps Spanish pages from a release; none for an owner who wants none. */
export function languageFaults(business: Business, file: string): string[] {
  const [, spanish] = business.languages;
  if (!spanish) return [];
  const { readBy, answered } = spanish;
  const field = `${file}: languages[1]`;
  return [
    ...(readBy ? [] : [`${field}.readBy: found nothing, expected who has read the Spanish pages.`]),
    ...(answered ? [] : [`${field}.answered: expected true, as the Spanish pages say that you answer in Spanish.`]),
    ...inOneLanguage(business).map(
      (path) => `${file}: ${path.join('.')}: found one language, expected { "en": …, "es": … }, as the site has two.`,
    ),
  ];
}

/** The paths of the owner's words that are one text for both languages. */
const inOneLanguage = (facts: unknown, path: readonly string[] = []): (readonly string[])[] => {
  const field = fieldAt(businessSchema, path);
  if (v.getMetadata(field.wrapped ?? field).isWords) return typeof facts === 'string' ? [path] : [];
  if (typeof facts !== 'object') return [];
  return Object.entries(Object(facts)).flatMap(([name, inner]) => inOneLanguage(inner, [...path, name]));
};
