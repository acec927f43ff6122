import type { Business } from '../business/business.ts';
import { hasSpanish } from '../business/company.ts';
import messages from './en/messages.json';
import spanishMessages from './es/messages.json';
import type { ServiceData } from './front-matter.ts';

/** Labels and grammar. Every language has the ones that English has. */
type Messages = typeof messages;

/** What menus and cards say about a service. */
export type ServiceWords = Pick<ServiceData, 'name' | 'summary' | 'picture'>;

/** A language of the site. */
export interface Locale {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** Its own name for itself, on the links to it. */
  name: string;
  /** The path prefix of its pages, feed and manifest: `/` or `/es/`. */
  home: string;
  /** The folder of its articles, next to this file. */
  folder: string;
  messages: Messages;
  /** What menus and cards say about pages that nobody has translated, by their slugs; omitted if the language has all pages. */
  elsewhere?: {
    services: Readonly<Record<string, ServiceWords>>;
    guides: Readonly<Record<string, { name: string }>>;
  };
}

export const english: Locale = { language: 'en-US', name: 'English', home: '/', folder: 'en', messages };

const { elsewhere, ...inSpanish } = spanishMessages;

/** The labels of the blog and of the card for cabs are in English only. */
export const spanish: Locale = {
  language: 'es',
  name: 'Español',
  home: '/es/',
  folder: 'es',
  messages: { ...messages, ...(inSpanish satisfies Omit<Messages, 'blog' | 'cab'>) },
  elsewhere,
};

/** The languages of an owner's site, the one at its root first. */
export const localesFor = (business: Business): readonly Locale[] =>
  hasSpanish(business) ? [english, spanish] : [english];
