import { messages } from './en/index.ts';

/** A language of the site, as it is set up. */
export interface Locale {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** The path from the site's root that its pages, its feed and its manifest stand under: `/`, or `/es/`. */
  home: string;
  /** The folder of its articles, beside this file. */
  folder: string;
  /** Its messages as they are written; English gives their shape. */
  messages: typeof messages;
}

/** The languages of the site, the first of them at its root. */
export const locales: readonly Locale[] = [{ language: 'en-US', home: '/', folder: 'en', messages }];
