import { inject } from 'vitest';

/** What an owner's prices, proof and contacts may add to a page on a phone, in px, and the sample's proof to home. */
const ofOwner = 600;
const ofSample = 40;

/**
 * How long a page may be on a phone of 360 px; owners' own words may be of any length.
 * @param path of the page
 * @param hasEveryFact whether the page shows every fact that an owner may give
 * @returns px of the page, and of its footer
 */
export function longest(path: string, hasEveryFact: boolean): { page: number; footer: number } {
  if (!inject('isSample')) return { page: 100_000, footer: 1000 };
  const english = path.replace(/^\/es\//, '/');
  const page = longestInEnglish(english);
  if (hasEveryFact) return { page: page + ofOwner, footer: 724 };
  if (english === '/') return { page: page + ofSample, footer: 700 };
  // Spanish says the same in more letters.
  return { page: page * (english === path ? 1 : 1.1), footer: 700 };
}

function longestInEnglish(path: string): number {
  if (path === '/') return 4300;
  if (path.startsWith('/services/') || path === '/contact/') return 4600;
  return /^\/blog\/./.test(path) ? 9500 : 4400;
}
