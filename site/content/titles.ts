/** Search engines cut titles at about 60 characters. */
export const longestTitle = 60;

/** A title without what comes after its last colon, before facts, which may hold one, are filled in. */
export const shortTitle = (title: string) => title.replace(/: [^:]*$/, '');

/**
 * A title as the page's head has it: without its end where it is too long, and with the business name where both fit.
 * @param interpolate fills in facts
 * @param name of the business
 */
export function headTitle(title: string, interpolate: (text: string) => string, name: string): string {
  const fits = (text: string) => text.length <= longestTitle;
  const whole = interpolate(title);
  const fitting = fits(whole) ? whole : interpolate(shortTitle(title));
  const named = `${fitting} | ${name}`;
  return fits(named) ? named : fitting;
}
