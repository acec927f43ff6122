/** Search engines cut titles at about 60 characters. */
export const longestTitle = 60;

/** A title without what comes after its last colon, before facts, which may hold one, are filled in. */
export const shortTitle = (title: string) => title.replace(/: [^:]*$/, '');

/**
 * A title as the page's head has it: without its end where it is too long, and with the business name where both fit.
 * @param interpolate fills in facts
 * @param name of the business
 * @param shorter titles for a page whose title keeps the name; where none of them leaves room for it, the name is alone
 */
export function headTitle(
  title: string,
  interpolate: (text: string) => string,
  name: string,
  shorter: readonly string[] = [],
): string {
  const fits = (text: string) => text.length <= longestTitle;
  const named = (text: string) => `${interpolate(text)} | ${name}`;
  const fitting = fits(interpolate(title)) ? title : shortTitle(title);
  const tried = shorter.length > 0 ? [title, shortTitle(title), ...shorter] : [fitting];
  return tried.map(named).find(fits) ?? (shorter.length > 0 ? name : interpolate(fitting));
}
