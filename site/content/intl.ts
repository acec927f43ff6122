/** The conventions of the United States in a language: Spanish writes 75,000 there, and 75.000 elsewhere. */
const inUnitedStates = (language: string) => new Intl.Locale(language, { region: 'US' });

/** A number as a language writes it in the United States. */
export const formatNumber = (language: string, number: number, options?: Intl.NumberFormatOptions) =>
  number.toLocaleString(inUnitedStates(language), options);

/** An amount in dollars, without cents if there are none: `$95`, `$4.50`. */
export const formatDollars = (language: string, amount: number) =>
  formatNumber(language, amount, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });

/** The `lang` of English words, such as the title of a source; undefined on a page in English. */
export const langOfEnglish = (language: string) => (language.startsWith('en') ? undefined : 'en');

export type Unit = 'pound' | 'mile' | 'minute';

/** A number with its unit, in a language's words: `75,000 pounds`, or in short `75,000 lb`. */
export const formatUnit = (language: string, number: number, unit: Unit, unitDisplay: 'long' | 'short' = 'long') =>
  formatNumber(language, number, { style: 'unit', unit, unitDisplay });

/** A day, as `2025-10-21`, in a language's words: `October 21, 2025`. */
export const formatDate = (
  language: string,
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) => new Date(day).toLocaleDateString(inUnitedStates(language), { ...options, timeZone: 'UTC' });

/** A month, as `2025-10`, in a language's words: `October 2025`. */
export const formatMonth = (language: string, month: string) =>
  formatDate(language, month, { year: 'numeric', month: 'long' });

/** With a capital, as at the beginning of a sentence. */
export const capitalized = (text: string, language: string) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** `car towing, flatbed towing and junk car removal`: as Australians write a list, without a comma before its last word. */
export const listOf = (
  language: string,
  names: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
) => new Intl.ListFormat(language.startsWith('en') ? 'en-AU' : language, { type }).format(names);

/** Fills in names in braces, as in `{distance}-mile tow`. A name without a value stays. */
export const fillIn = (words: string, values: Readonly<Record<string, string>>) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** `+17325550142` as an American reads it: `(732) 555-0142`. */
export const formatPhone = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
