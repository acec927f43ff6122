/** Search engines cut titles at about 60 characters. */
const longest = 60;

/** A title without what stands behind its last colon: `Flatbed Towing in Howell, NJ`. */
export const shortTitle = (title: string) => title.replace(/: [^:]*$/, '');

/** A title as the page's head has it: without its end where it is too long, and with the business name where both fit. */
export function headTitle(title: string, name: string): string {
  const fitting = title.length <= longest ? title : shortTitle(title);
  const named = `${fitting} | ${name}`;
  return named.length <= longest ? named : fitting;
}
