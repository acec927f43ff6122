import type { Business } from '../business/business.ts';
import { hasSpanish } from '../business/company.ts';
import messages from './en/messages.json';
import spanishMessages from './es/messages.json';

/** Labels, plurals and grammar; every language has the ones that English has. */
export type Messages = typeof messages;

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
  messages: Messages;
  /** The pages that it has, by their paths from its home page; left out, all. */
  pages?: readonly string[];
  /** What its menus and cards say of pages that it lacks, by their slugs. */
  elsewhere?: {
    services: Readonly<Record<string, ServiceWords>>;
    guides: Readonly<Record<string, { name: string }>>;
  };
}

/** At the site's root. */
export const english: Locale = { language: 'en-US', name: 'English', home: '/', folder: 'en', messages };

/** The pages that are in Spanish, by their paths from the home page. */
const pages = [
  ...['/', '/contact/', '/towing-cost/', '/my-car-was-towed/', '/404.html'],
  ...['/services/emergency-towing-service/', '/services/flatbed-towing/', '/services/car-towing/'],
  ...['/services/heavy-duty-towing/', '/services/roadside-assistance/', '/services/accident-recovery/'],
];

const { elsewhere, ...inSpanish } = spanishMessages;

/** Under `/es/`. Labels of the blog and of the card for cabs are in English only. */
export const spanish: Locale = {
  language: 'es',
  name: 'Español',
  home: '/es/',
  folder: 'es',
  messages: { ...messages, ...(inSpanish satisfies Omit<Messages, 'blog' | 'cab'>) },
  pages,
  elsewhere,
};

/** The languages of an owner's site, the one at its root first. */
export const localesFor = (business: Business): readonly Locale[] =>
  hasSpanish(business) ? [english, spanish] : [english];
