/** A toast that is dragged farther is dismissed. */
const swipePixels = 80;

/** The gap between a toast and what it rises above. */
const gapPixels = 8;

/** Shows the toast of a type; without a type, removes all toasts. */
export const raiseToast = (type = ''): unknown => document.dispatchEvent(new CustomEvent('toast', { detail: type }));

/**
 * Shows the toast named by a `toast` event on the document, one of each type at a time. Every such event removes the loading
 * toast, and an event without a name removes all toasts.
 */
export function enhanceToasts(root: HTMLElement): void {
  // In the order in which they appeared, which their two live regions don't keep.
  const shown = new Set<HTMLElement>();
  let before: HTMLElement | null = null;

  const dismiss = (toast: HTMLElement) => {
    // Closing a toast must not scroll the page.
    if (toast.contains(document.activeElement)) before?.focus({ preventScroll: true });
    shown.delete(toast);
    toast.remove();
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
  });
  const find = () => shown.size && findPlace(root);
  document.addEventListener('scroll', find, { passive: true });
  // Toasts come and go, and messages in one make it taller.
  new ResizeObserver(find).observe(root);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const newest = [...shown].pop();
    if (newest && key === 'Escape' && !defaultPrevented) dismiss(newest);
  });
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node)) before = relatedTarget as HTMLElement | null;
  });
}

/**
 * Moves the toasts up from the bottom until they cover no call link, none of the words around one, and no advice to call 911.
 * Without room for them they are hidden until the page is scrolled.
 */
function findPlace(root: HTMLElement): void {
  root.style.translate = '';
  const { top, bottom } = root.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('a[href^="tel:"], p, li')]
    .filter((place) => !root.contains(place) && (place.matches('a') || place.textContent.includes('911')))
    .map((place) => (place.closest('[data-who-to-call] > div, p') ?? place).getBoundingClientRect())
    .sort((a, b) => b.bottom - a.bottom);
  let up = 0;
  for (const box of boxes) if (box.bottom > top - up && box.top < bottom - up) up = bottom - box.top + gapPixels;
  root.style.translate = `0 ${-up}px`;
  root.style.visibility = up < top ? '' : 'hidden';
}

function swipeAway(toast: HTMLElement, dismiss: (toast: HTMLElement) => void): void {
  let from: number | undefined;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) toast.style.translate = `${clientX - from}px`;
  });
  // Or a link in it would be dragged instead.
  toast.addEventListener('dragstart', (event) => event.preventDefault());
  // The browser cancels a pointer when it scrolls the page instead.
  for (const end of ['pointercancel', 'pointerup', 'pointerleave'] as const) {
    toast.addEventListener(end, ({ clientX, type }) => {
      if (from !== undefined && type !== 'pointercancel' && Math.abs(clientX - from) > swipePixels) dismiss(toast);
      toast.style.translate = '';
      from = undefined;
    });
  }
}
