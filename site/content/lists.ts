/** With its first letter as at the beginning of a sentence. */
export const capitalized = (text: string, language: string) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** `car towing, flatbed towing and junk car removal`. */
export const listOf = (names: readonly string[], { between, last }: { between: string; last: string }) =>
  [names.slice(0, -1).join(between), ...names.slice(-1)].filter(Boolean).join(last);
