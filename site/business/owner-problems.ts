import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { overdueRates } from './company-rates.ts';
import { photoProblems } from './photos.ts';
import { checkRelease } from './release.ts';

/**
 * What the owner should know of facts that are right by themselves.
 * @param today as `2026-11-21`
 * @param photos the owner's own, by their names, and the folder where they lie
 */
export const ownerProblems = (
  business: Business,
  today: string,
  photos: { byName: Readonly<Record<string, unknown>>; folder: string },
): Problem[] => [
  ...checkRelease(business, today),
  ...overdueRates(business, today),
  ...photoProblems(business, photos.byName, photos.folder),
];
