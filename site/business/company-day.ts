import type { Business } from './business.ts';

/**
 * Time zones by state (49 CFR Part 71); a state of two has that of most of its people, and a state that is not named is
 * in the Eastern zone.
 */
const zones = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** The day by the company's own clock, as `2026-11-21`. */
export function companyDay({ address: { region } }: Business, now: Date): string {
  const [timeZone] = Object.entries(zones).find(([, states]) => states.includes(region)) ?? ['America/New_York'];
  // Sweden writes days as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone });
}
