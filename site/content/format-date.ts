const formats = new Map<string, Intl.DateTimeFormat>();

/** A day, as `2025-10-21`, in a language's words: `October 21, 2025`. */
export function formatDate(language: string, day: string): string {
  // To make a format takes a hundred times as long as to use it.
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(day));
}
