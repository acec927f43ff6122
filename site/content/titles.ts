/** Search engines cut titles at about 60 characters. */
const longest = 60;

/** A title without what stands behind its last colon, before facts, which may hold one, are filled in. */
export const shortTitle = (title: string) => title.replace(/: [^:]*$/, '');

/**
 * A title as the page's head has it: without its end where it is too long, and with the business name where both fit.
 * @param interpolate fills in facts
 * @param name of the business
 */
export function headTitle(title: string, interpolate: (text: string) => string, name: string): string {
  const whole = interpolate(title);
  const fitting = whole.length <= longest ? whole : interpolate(shortTitle(title));
  const named = `${fitting} | ${name}`;
  return named.length <= longest ? named : fitting;
}
