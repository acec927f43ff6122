// Settings of the browser's script, apart from the content so that the bundle has none of it.

/** From the moment that the pointer leaves the services menu. */
export const menuCloseDelayMs = 1000;
/** Options of `Tally.openPopup`: the width in pixels, the time until it closes in milliseconds. */
export const quotePopup = { layout: 'modal', width: 700, autoClose: 5000 } as const;
export const quoteOrigin = 'https://tally.so';
export const quoteScript = `${quoteOrigin}/widgets/embed.js`;
/** For the form service's script to load; then the visitor is told to call. */
export const quoteTimeoutMs = 10_000;
/** Of a success toast. */
export const toastDurationMs = 5000;
/** Where the navigation is a row and has no menu button; the style sheets have the same width. */
export const wideScreen = '(min-width: 60em)';
/** Of the embedded map. */
export const mapOrigin = 'https://www.google.com';
/** Whether the visitor has told the browser to save data; false in browsers that do not say. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
