import { toastStay } from '../../settings.ts';

const most = 3;
/** Pixels that a toast is dragged before letting go dismisses it. */
const swipe = 80;

/**
 * Shows the toast that a `toast` event on the document names; any such event takes the loading toast away, so an
 * unknown name does only that.
 */
export function enhanceToasts(root: HTMLElement): void {
  const toasts = () => [...root.querySelectorAll<HTMLElement>('[data-shown]')];
  let before: HTMLElement | null;

  const dismiss = (toast?: HTMLElement) => {
    if (toast?.contains(document.activeElement)) before?.focus();
    toast?.remove();
  };

  document.addEventListener('toast', (event) => {
    const type = (event as CustomEvent<string>).detail;
    dismiss(toasts().find((toast) => toast.dataset.shown === 'loading'));
    const toast = root
      .querySelector<HTMLTemplateElement>(`[data-toast=${type || 'none'}]`)
      ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!toast) return;
    if (!root.contains(document.activeElement)) before = document.activeElement as HTMLElement;
    root.querySelector(`[role=${type === 'error' ? 'alert' : 'status'}]`)?.append(toast);
    for (const old of toasts().slice(0, -most)) dismiss(old);
    toast.querySelector('button')?.addEventListener('click', () => dismiss(toast));
    swipeAway(toast, dismiss);
    if (type === 'success') leaveLater(toast, dismiss);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss(toasts().pop());
  });
}

function leaveLater(toast: HTMLElement, dismiss: (toast: HTMLElement) => void): void {
  setTimeout(() => (toast.matches(':hover,:focus-within') ? leaveLater(toast, dismiss) : dismiss(toast)), toastStay);
}

function swipeAway(toast: HTMLElement, dismiss: (toast: HTMLElement) => void): void {
  let from = 0;
  const drag = ({ clientX }: PointerEvent) => {
    toast.style.translate = `${clientX - from}px`;
  };
  toast.addEventListener('pointerdown', (event) => {
    from = event.clientX;
    toast.addEventListener('pointermove', drag);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    toast.addEventListener(end, ({ clientX }) => {
      toast.removeEventListener('pointermove', drag);
      if (from && Math.abs(clientX - from) > swipe) dismiss(toast);
      toast.style.translate = '';
      from = 0;
    });
  }
}
