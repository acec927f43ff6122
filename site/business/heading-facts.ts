import type { Business } from './business.ts';
import { wordsIn } from './fields/words.ts';

/** The owner's facts that headings and numerals show, joined: their characters have to be in the heading font. */
export const headingFacts = ({ name, township, headline = '', towns, claims }: Business): string =>
  [
    name,
    township,
    ...['en', 'es'].flatMap((language) =>
      [headline, claims.yearsInBusiness ?? ''].map((words) => wordsIn(words, language)),
    ),
    ...towns.map((town) => town.name),
  ].join('');
