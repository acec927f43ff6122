// Settings of the browser's script, in a file of their own to keep content out of the bundle.

/** The services menu closes this long after the pointer has left it. */
export const menuCloseDelayMs = 1000;
/** Options of the form service's `openPopup`: the width in pixels, the time until it closes in milliseconds. */
export const quotePopup = { layout: 'modal', width: 700, autoClose: 5000 } as const;
/** The form service. Another one has its own way to open a form, too (quote-button.client.ts). */
export const quoteService = 'Tally';
export const quoteOrigin = 'https://tally.so';
export const quoteScript = `${quoteOrigin}/widgets/embed.js`;
/** If the form service's script takes longer to load, the visitor is asked to call. */
export const quoteTimeoutMs = 10_000;
/** Screens with a row of links instead of a menu button; the same as in the style sheets. */
export const wideScreen = '(min-width: 60em)';
/** The origin of the embedded map. */
export const mapOrigin = 'https://www.google.com';
