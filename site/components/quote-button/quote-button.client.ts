import { quoteOrigin, quotePatience, quotePopup, quoteScript } from '../../client-settings.ts';

declare global {
  /** The form service's own, once its script is there (https://tally.so/help/developer-resources). */
  var Tally: { openPopup?: (form: string, options: typeof quotePopup) => void } | undefined;
}

/** Milliseconds between clicks that are one wish. */
const oneWish = 1000;

let asked = false;
let script: Promise<unknown> | undefined;
let opening = false;
let lastClick = -oneWish;

const toast = (type = '') => document.dispatchEvent(new CustomEvent('toast', { detail: type }));

/** The form service's script, which all buttons wait for; a failure is forgotten, as the signal may be better later. */
function load(): Promise<unknown> {
  asked = true;
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = quoteScript;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  }).finally(() => {
    script = undefined;
  });
  return script;
}

/** Intent alone asks once, and tells nobody of a failure. */
function prepare(): void {
  if (!asked && !globalThis.Tally) load().catch(() => {});
}

async function open(form: string): Promise<void> {
  opening = true;
  try {
    if (!globalThis.Tally?.openPopup) {
      toast('loading');
      await Promise.race([load(), new Promise((_, reject) => setTimeout(reject, quotePatience))]);
    }
    // No `?.` here: a script that brought no openPopup is a failure like any other.
    (globalThis.Tally as Required<NonNullable<typeof Tally>>).openPopup(form, quotePopup);
    toast();
  } catch {
    toast('error');
  }
  opening = false;
}

function heard({ origin, data }: MessageEvent): void {
  if (origin !== quoteOrigin) return;
  try {
    if (JSON.parse(data).event === 'Tally.FormSubmitted') toast('success');
  } catch {
    // Other messages may be anything.
  }
}

/** Opens the quote form in the form service's popup; loads its script at the first sign of intent. */
export function enhanceQuoteButton(root: HTMLElement): void {
  const form = root.dataset.quoteButton;
  if (!form) return;
  // The same listener for every button, so the browser adds it once.
  addEventListener('message', heard);
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    root.addEventListener(intent, prepare, { passive: true });
  }
  root.addEventListener('click', ({ timeStamp }) => {
    const again = timeStamp - lastClick < oneWish;
    lastClick = timeStamp;
    if (!opening && !again) open(form);
  });
}
