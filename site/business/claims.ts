/**
 * What the company claims of itself, one place for each figure. The owner confirms them before going live; what
 * differs from one owner to the next stands in business.json.
 */
export const averageResponse = '30 minutes or less';
export const hours = '24 hours a day, 365 days a year';
export const heavyDutyPounds = '75,000 pounds';
export const flatbedPounds = '10,000 pounds';
export const longDistanceMiles = '500 miles';
export const yearlyBreakdowns = 'over 69 million';
export const recyclableShare = 'about 80%';
export const experience = 'over a decade';
export const copyrightYear = 2024;
/** Metres, the radius of the structured data's `GeoCircle` and of the drawn map. */
export const serviceRadius = 25_000;
export const creditCards = ['Visa', 'MasterCard', 'American Express', 'Discover'] as const;
