import { quoteOrigin, quotePopup, quoteScript, quoteTimeoutMs } from '../../client-settings.ts';
import { raiseToast } from '../strip/toasts.client.ts';

declare global {
  /** Set by the form service's script (https://tally.so/help/developer-resources). */
  var Tally: { openPopup?: (form: string, options: typeof quotePopup) => void } | undefined;
}

/** A click this soon after another is a repeat and is ignored. */
const repeatClickMs = 1000;

/** All buttons open the same form. */
let formId: string;
/** How often the script was asked for. */
let requests = 0;
let loading: Promise<unknown> | undefined;
let isOpening = false;
let lastClick = -repeatClickMs;

/** Loads the form service's script, once for all buttons. */
function load(): Promise<unknown> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Under the same address a browser would wait for a request that hangs.
    script.src = quoteScript + (requests ? `?${requests}` : '');
    requests += 1;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return loading;
}

/** After a failure or a timeout the next tap loads the script again. */
function forget(): void {
  loading = undefined;
}

/** Loads the script before a click, once and silently. */
function prepare(): void {
  if (!requests && !globalThis.Tally) load().catch(forget);
}

async function open(): Promise<void> {
  isOpening = true;
  try {
    if (!globalThis.Tally?.openPopup) {
      raiseToast('loading');
      await Promise.race([load(), new Promise((_, reject) => setTimeout(reject, quoteTimeoutMs))]);
    }
    // No `?.` here: a script without openPopup is a failure like any other.
    (globalThis.Tally as Required<NonNullable<typeof Tally>>).openPopup(formId, quotePopup);
    raiseToast();
  } catch {
    forget();
    raiseToast('error');
  }
  isOpening = false;
}

/** Shows the success toast when the form service's frame reports it (https://developers.tally.so/widgets/events). */
function handleMessage({ origin, source, data }: MessageEvent): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[src^="${quoteOrigin}/"]`);
  if (origin !== quoteOrigin || frame?.contentWindow !== source) return;
  try {
    const { event, payload } = JSON.parse(data);
    if (event === 'Tally.FormSubmitted' && payload.formId === formId) raiseToast('success');
  } catch {
    // Other messages of the frame may not be JSON.
  }
}

/** Opens the quote form in the form service's popup; loads its script at hover, focus or touch. */
export function enhanceQuoteButton(root: HTMLElement): void {
  formId = root.dataset.quoteButton as string;
  // The browser adds the same listener only once, however many buttons there are.
  addEventListener('message', handleMessage);
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    root.addEventListener(intent, prepare, { passive: true });
  }
  root.addEventListener('click', ({ timeStamp }) => {
    const isRepeated = timeStamp - lastClick < repeatClickMs;
    lastClick = timeStamp;
    if (!isOpening && !isRepeated) open();
  });
}
