import { quoteOrigin, quotePatience, quotePopup, quoteScript } from '../../settings.ts';

declare global {
  /** The form service's own, once its script is there (https://tally.so/help/developer-resources). */
  var Tally: { openPopup?: (form: string, options: typeof quotePopup) => void } | undefined;
}

const toast = (type = '') => document.dispatchEvent(new CustomEvent('toast', { detail: type }));

let loading: Promise<unknown> | undefined;
let busy = false;
let lastClick = 0;

/** Starts to load the form service's script, once for all buttons; fails when it takes too long. */
function load(): Promise<unknown> {
  loading ??= new Promise((resolve, reject) => {
    addEventListener('message', heard);
    if (globalThis.Tally) return resolve(0);
    const script = document.createElement('script');
    script.src = quoteScript;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
    setTimeout(reject, quotePatience);
  });
  // Whoever waits for it hears of a failure; intent alone waits for nothing.
  loading.catch(() => {});
  return loading;
}

function heard({ origin, data }: MessageEvent): void {
  if (origin !== quoteOrigin || !`${data}`.startsWith('{')) return;
  if (JSON.parse(data).event === 'Tally.FormSubmitted') toast('success');
}

async function open(form: string): Promise<void> {
  busy = true;
  try {
    if (!globalThis.Tally) toast('loading');
    await load();
    // No `?.` here: a script that brought no openPopup is a failure like any other.
    (globalThis.Tally as Required<NonNullable<typeof Tally>>).openPopup(form, quotePopup);
    toast();
  } catch {
    toast('error');
    // The signal may be better at the next click.
    loading = undefined;
  }
  busy = false;
}

/** Opens the quote form in the form service's popup; loads its script at the first sign of intent. */
export function enhanceQuoteButton(root: HTMLElement): void {
  const form = root.dataset.quoteButton;
  if (!form) return;
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    root.addEventListener(intent, () => load(), { passive: true });
  }
  root.addEventListener('click', ({ timeStamp }) => {
    const fast = lastClick && timeStamp - lastClick < 1000;
    lastClick = timeStamp;
    // Fast clicks are one wish.
    if (!busy && !fast) open(form);
  });
}
