import type { Business } from './business.ts';

/** All characters of those facts that are set in the lettering of headings. */
export const letteredFacts = ({ name, township, towns, claims }: Business): string =>
  [name, township, claims.yearsInBusiness, ...towns.map((town) => town.name)].join('');
