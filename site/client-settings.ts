// Settings of the browser's script; a file of its own, so that the bundle carries no content.

/** The services menu closes this long after the pointer has left it. */
export const menuCloseDelayMs = 1000;
/** Options of the form service's `openPopup`: the width in pixels, the time until it closes in milliseconds. */
export const quotePopup = { layout: 'modal', width: 700, autoClose: 5000 } as const;
/** The form service, as words call it; another one has another name, origin and way to open its form (quote-button.client.ts). */
export const quoteService = 'Tally';
export const quoteOrigin = 'https://tally.so';
export const quoteScript = `${quoteOrigin}/widgets/embed.js`;
/** How long the form service's script may take to load; then the visitor is asked to call. */
export const quoteTimeoutMs = 10_000;
/** How long a success toast stays. */
export const toastDurationMs = 5000;
/** The width from which the navigation is a row without a menu button, as in the style sheets. */
export const wideScreen = '(min-width: 60em)';
/** The origin of the embedded map. */
export const mapOrigin = 'https://www.google.com';
