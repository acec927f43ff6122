/** Search engines cut titles off at about 60 characters. */
export const longestTitle = 60;

/** A title without what comes after its last colon. */
export const shortTitle = (title: string) => title.replace(/: [^:]*$/, '');

/** A title for the page's head, with the business name if both fit. */
export function headTitle(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return named.length <= longestTitle ? named : title;
}
