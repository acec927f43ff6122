import type { Language } from '../../build/route.ts';
import { phrases } from './en/index.ts';

type Texts<Tree> = Tree extends string ? string : { readonly [Name in keyof Tree]: Texts<Tree[Name]> };

/** The phrases that every language has; English gives their shape. */
export type Phrases = Texts<typeof phrases>;

/** A language and where its words are. */
export interface SiteLanguage extends Language {
  /** The folder of its texts, beside this file. */
  folder: string;
  phrases: Phrases;
}

/** The languages of the site, the first of them at its root. */
export const languages: readonly SiteLanguage[] = [{ language: 'en-US', home: '/', folder: 'en', phrases }];
