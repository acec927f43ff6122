import states from './states.json';

/** A state as addresses write it, such as `NJ`. */
export type StateCode = keyof typeof states;

/** The fifty states and the District of Columbia. */
export const stateCodes = Object.keys(states) as StateCode[];

/** Their names, by code. */
export const stateNames = Object.fromEntries(Object.entries(states).map(([code, { name }]) => [code, name]));

/** The first three digits of a state's ZIP codes (USPS, Domestic Mail Manual, L002), in words: `700 to 714`. */
export const prefixesOf = (code: StateCode) =>
  states[code].zipCodes.map((range) => range.replace('-', ' to ')).join(' or ');

/** Whether a ZIP code is in a state. A range that serves both sides of a border belongs to both states. */
export const isInState = (code: StateCode, postalCode: string) =>
  states[code].zipCodes.some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= postalCode && postalCode.slice(0, 3) <= to;
  });

/**
 * Today where the company is, as `2026-11-21`. Each state has one time zone here (49 CFR Part 71): if it lies in two, that
 * of most of its people.
 */
export const companyDay = ({ address: { region } }: { address: { region: StateCode } }, now: Date): string =>
  // The Swedish format is that of ISO 8601.
  now.toLocaleDateString('sv-SE', { timeZone: states[region].timeZone });
