import type { Business } from '../business/business.ts';
import { hasSpanish } from '../business/company.ts';
import { messages } from './en/messages.ts';
import { phrases } from './en/phrases.ts';
import { elsewhere, pages } from './es/elsewhere.ts';
import { messages as spanishMessages } from './es/messages.ts';
import { phrases as spanishPhrases } from './es/phrases.ts';

/** What menus and cards say of a service. */
export interface ServiceWords {
  name: string;
  summary: string;
  picture: string;
}

/** A language of the site, as it is set up. */
export interface Locale {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** Its own name for itself, on the links to it. */
  name: string;
  /** The path from the site's root that its pages, its feed and its manifest are under: `/`, or `/es/`. */
  home: string;
  /** The folder of its articles, beside this file. */
  folder: string;
  /** Labels, plurals and grammar as they are written; English gives their shape. */
  messages: typeof messages;
  /** Those of them that facts are put into words with. */
  phrases: typeof phrases;
  /** The pages that it has, by their paths from its home page; left out, all. */
  pages?: readonly string[];
  /** What its menus and cards say of pages that it lacks, by their slugs. */
  elsewhere?: {
    services: Readonly<Record<string, ServiceWords>>;
    guides: Readonly<Record<string, { name: string }>>;
  };
}

/** At the site's root. */
export const english: Locale = { language: 'en-US', name: 'English', home: '/', folder: 'en', messages, phrases };

/** Under `/es/`. */
export const spanish: Locale = {
  language: 'es',
  name: 'Español',
  home: '/es/',
  folder: 'es',
  messages: (conditions) => ({ ...messages(conditions), ...spanishMessages(conditions) }),
  phrases: spanishPhrases,
  pages,
  elsewhere,
};

/** The languages of an owner's site, the one at its root first. */
export const localesFor = (business: Business): readonly Locale[] =>
  hasSpanish(business) ? [english, spanish] : [english];
