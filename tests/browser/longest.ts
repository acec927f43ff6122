import { inject } from 'vitest';

/** What an owner's prices, proof and contacts may add to a page on a phone, in px. */
const ofOwner = 600;

/**
 * How long a page may be on a phone of 360 px; owners' own words may be of any length.
 * @param path of the page
 * @param hasEveryFact whether the page shows every fact that an owner may give
 * @returns px of the page, and of its footer
 */
export function longest(path: string, hasEveryFact: boolean): { page: number; footer: number } {
  if (!inject('isSample')) return { page: 100_000, footer: 1000 };
  const english = path.replace(/^\/es\//, '/');
  // Spanish says the same in more letters.
  const page = longestInEnglish(english) * (english === path ? 1 : 1.1);
  return hasEveryFact ? { page: page + ofOwner, footer: 724 } : { page, footer: 700 };
}

function longestInEnglish(path: string): number {
  // With the sample's proof.
  if (path === '/') return 4340;
  if (path.startsWith('/services/') || path === '/contact/') return 4600;
  return /^\/blog\/./.test(path) ? 9500 : 4400;
}
