/** What the browser's script needs to know, alone in its file so that no content comes along into the bundle. */

/** Milliseconds from the pointer's leaving to the closing of the services menu. */
export const menuCloseDelayMs = 1000;
/** What `Tally.openPopup` is called with: pixels and milliseconds. */
export const quotePopup = { layout: 'modal', width: 700, autoClose: 5000 } as const;
export const quoteOrigin = 'https://tally.so';
export const quoteScript = `${quoteOrigin}/widgets/embed.js`;
/** Milliseconds that the form service's script may take before the visitor is told to call. */
export const quoteTimeoutMs = 10_000;
/** Milliseconds that a success toast stays. */
export const toastDurationMs = 5000;
/** From this width on, the navigation is a row and needs no menu button; the same figure stands in the sheets. */
export const wideScreen = '(min-width: 60em)';
/** Where the embedded map comes from. */
export const mapOrigin = 'https://www.google.com';
/** Whether the visitor has told the browser to save data; where it cannot tell, no. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
