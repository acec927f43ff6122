import { toastDurationMs } from '../../client-settings.ts';

/** Pixels that a toast is dragged before letting go dismisses it. */
const swipe = 80;

/**
 * Shows the toast that a `toast` event on the document names, one of a kind at a time. Any such event takes the
 * loading toast away; one that names none takes them all.
 */
export function enhanceToasts(root: HTMLElement): void {
  // Newest last, which the document cannot tell: the toasts stand in two regions.
  const shown = new Set<HTMLElement>();
  let before: HTMLElement | null = null;

  const dismiss = (toast?: HTMLElement) => {
    // A tap on Close must not scroll the page to where the focus was before.
    if (toast?.contains(document.activeElement)) before?.focus({ preventScroll: true });
    if (toast) shown.delete(toast);
    toast?.remove();
  };

  document.addEventListener('toast', (event) => {
    const { detail: type } = event as CustomEvent<string>;
    for (const toast of shown) if (!type || ['loading', type].includes(toast.dataset.shown ?? '')) dismiss(toast);
    if (!type) return;
    const template = root.querySelector(`[data-toast=${type}]`) as HTMLTemplateElement;
    const toast = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    toast.dataset.shown = type;
    shown.add(toast);
    root.querySelector(`[role=${type === 'error' ? 'alert' : 'status'}]`)?.append(toast);
    toast.querySelector('button')?.addEventListener('click', () => dismiss(toast));
    swipeAway(toast, dismiss);
    if (type === 'success') leaveLater(toast, dismiss);
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) dismiss([...shown].pop());
  });
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node)) before = relatedTarget as HTMLElement | null;
  });
}

function leaveLater(toast: HTMLElement, dismiss: (toast: HTMLElement) => void): void {
  setTimeout(
    () => (toast.matches(':hover,:focus-within') ? leaveLater(toast, dismiss) : dismiss(toast)),
    toastDurationMs,
  );
}

function swipeAway(toast: HTMLElement, dismiss: (toast: HTMLElement) => void): void {
  let from: number | undefined;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) toast.style.translate = `${clientX - from}px`;
  });
  // A cancel is the browser's own: it scrolls the page instead.
  for (const end of ['pointercancel', 'pointerup', 'pointerleave'] as const) {
    toast.addEventListener(end, ({ clientX, type }) => {
      if (from !== undefined && type !== 'pointercancel' && Math.abs(clientX - from) > swipe) dismiss(toast);
      toast.style.translate = '';
      from = undefined;
    });
  }
}
