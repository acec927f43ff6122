/** The same hours on each day of the week. */
export const everyDay = (from: string, to: string) =>
  Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) => [`${day}day`, [from, to]]));
/** Those from Monday to Friday. */
export const weekdays = (from: string, to: string) => ({
  ...everyDay(from, to),
  saturday: undefined,
  sunday: undefined,
});
/** A figure and its `a.m.` stay on one line. */
export const spaced = (text: string | null = '') => (text ?? '').replaceAll('\u00a0', ' ');
/** What is said of a company that never closes. */
export const always = '24 hours a day, 365 days a year';
