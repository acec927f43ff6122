import type { Business } from './business.ts';
import { yearFaults } from './company-claims.ts';
import { languageFaults } from './language-faults.ts';
import { sampleFields } from './samples.ts';
import { unconfirmedFaults, unconfirmedFields } from './unconfirmed.ts';

/**
 * A sentence for each thing that a release refuses: samples, what nobody has changed or confirmed, what is not translated
 * or not true.
 * @param today as `2026-11-21`
 */
export const releaseFaults = (business: Business, today: string, file: string): readonly string[] => [
  ...sampleFields(business).map((field) => `${file}: ${field} is still a sample. A release needs your own.`),
  ...unconfirmedFaults(business, file),
  ...languageFaults(business, file),
  ...yearFaults(business, today, file),
];

/** What a build tells of them. */
export function releaseNotices(business: Business, today: string, file: string): readonly string[] {
  const samples = sampleFields(business).join(', ');
  const unconfirmed = unconfirmedFields(business).join(', ');
  const asked = `Neither changed nor confirmed in ${file}: ${unconfirmed}. A release asks for each to be changed, or named under "confirmed".`;
  return [
    ...(samples ? [`Still samples in ${file}: ${samples}. A release needs your own.`] : []),
    ...(unconfirmed ? [asked] : []),
    ...languageFaults(business, file),
    ...yearFaults(business, today, file),
  ];
}
