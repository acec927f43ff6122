/**
 * `October 21, 2025` as `2025-10-21`, whatever the machine's time zone.
 * @throws where the text is not a date in that form
 */
export function isoDate(text: string): string {
  const date = new Date(`${text} UTC`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${text}" is not a date in the form "October 21, 2025".`);
  return date.toISOString().slice(0, 10);
}
