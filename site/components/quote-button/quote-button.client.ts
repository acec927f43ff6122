import { quoteOrigin, quotePopup, quoteScript, quoteTimeoutMs, savesData } from '../../client-settings.ts';

declare global {
  /** The form service's own, once its script is there (https://tally.so/help/developer-resources). */
  var Tally: { openPopup?: (form: string, options: typeof quotePopup) => void } | undefined;
}

/** Milliseconds between clicks that are one wish. */
const repeatClickMs = 1000;

let own: string | undefined;
let asked = false;
let script: HTMLScriptElement | undefined;
let loaded: Promise<unknown>;
let opening = false;
let lastClick = -repeatClickMs;

const toast = (type = '') => document.dispatchEvent(new CustomEvent('toast', { detail: type }));

/** The form service's script, which all buttons wait for. */
function load(): Promise<unknown> {
  asked = true;
  if (!script) {
    const element = document.createElement('script');
    element.src = quoteScript;
    loaded = new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = reject;
    });
    document.head.append(element);
    script = element;
  }
  return loaded;
}

/** After a failure or a time-out the next tap starts afresh, as the signal may be better then. */
function forget(): void {
  // What it says from now on is about another tap.
  if (script) script.onerror = null;
  script = undefined;
}

/** Intent alone asks once, and tells nobody of a failure; whoever saves data is asked for a click. */
function prepare(): void {
  if (!asked && !globalThis.Tally && !savesData()) load().catch(forget);
}

async function open(form: string): Promise<void> {
  opening = true;
  try {
    if (!globalThis.Tally?.openPopup) {
      toast('loading');
      await Promise.race([load(), new Promise((_, reject) => setTimeout(reject, quoteTimeoutMs))]);
    }
    // No `?.` here: a script that brought no openPopup is a failure like any other.
    (globalThis.Tally as Required<NonNullable<typeof Tally>>).openPopup(form, quotePopup);
    toast();
  } catch {
    forget();
    toast('error');
  }
  opening = false;
}

/** Believes the form service's own frame, and of it only what concerns our form (https://developers.tally.so/widgets/events). */
function heard({ origin, source, data }: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[src^="${quoteOrigin}/"]`);
  if (origin !== quoteOrigin || frame?.contentWindow !== source) return;
  try {
    const { event, payload } = JSON.parse(data);
    if (event === 'Tally.FormSubmitted' && payload.formId === own) toast('success');
  } catch {
    // Other messages may be anything.
  }
}

/** Opens the quote form in the form service's popup; loads its script at the first sign of intent. */
export function enhanceQuoteButton(root: HTMLElement): void {
  const form = root.dataset.quoteButton;
  if (!form) return;
  own = form;
  // The same listener for every button, so the browser adds it once.
  addEventListener('message', heard);
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    root.addEventListener(intent, prepare, { passive: true });
  }
  root.addEventListener('click', ({ timeStamp }) => {
    const again = timeStamp - lastClick < repeatClickMs;
    lastClick = timeStamp;
    if (!opening && !again) open(form);
  });
}
