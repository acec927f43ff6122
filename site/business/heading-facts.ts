import type { Business } from './business.ts';

/** The owner's facts that headings and numerals show, joined: their characters have to be in the heading font. */
export const headingFacts = ({ name, township, headline = '', towns, claims }: Business): string =>
  [name, township, headline, claims.yearsInBusiness, ...towns.map((town) => town.name)].join('');
