import states from './states.json';

/** A state as postal addresses have it. */
export type StateCode = keyof typeof states;

/** The fifty states and the District of Columbia. */
export const stateCodes = Object.keys(states) as StateCode[];

/** Their names, by their two letters. */
export const stateNames = Object.fromEntries(Object.entries(states).map(([code, { name }]) => [code, name]));

/** The first three digits of a state's ZIP codes (USPS, Domestic Mail Manual, L002), in words: `700 to 714`. */
export const prefixesOf = (code: StateCode) =>
  states[code].zipCodes.map((range) => range.replace('-', ' to ')).join(' or ');

/** Whether a ZIP code is in a state; a range that serves both sides of a border belongs to both states. */
export const isInState = (code: StateCode, postalCode: string) =>
  states[code].zipCodes.some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= postalCode && postalCode.slice(0, 3) <= to;
  });

/**
 * The day by the company's own clock, as `2026-11-21`. A state has one time zone (49 CFR Part 71); one that lies in two
 * has that of most of its people.
 */
export const companyDay = ({ address: { region } }: { address: { region: StateCode } }, now: Date): string =>
  // Sweden writes days as ISO 8601 does.
  now.toLocaleDateString('sv-SE', { timeZone: states[region].timeZone });
