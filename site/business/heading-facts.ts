import type { Business } from './business.ts';

/** All characters of those facts that are set in the heading font. */
export const headingFacts = ({ name, township, towns, claims }: Business): string =>
  [name, township, claims.yearsInBusiness, ...towns.map((town) => town.name)].join('');
