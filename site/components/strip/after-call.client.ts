import { enhanceTextLocation } from '../text-location/text-location.client.ts';
import { raiseToast } from './toasts.client.ts';

/** A visitor who comes back sooner hasn't talked to anyone. */
const shortestCallMs = 5000;

/**
 * Shows a toast to visitors who come back from a call to the company, once per page load, and none after a call to 911.
 * Nothing is stored.
 * @param template of the toast, with the company's numbers
 */
export function enhanceAfterCall(template: HTMLElement): void {
  let calledAt = Infinity;
  let isOver = false;
  document.addEventListener('click', ({ target }) => {
    const { href } = (target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]') ?? {};
    if (!href) return;
    if (href === 'tel:911') {
      isOver = true;
      raiseToast();
    }
    calledAt = template.dataset.afterCall?.includes(href) ? Date.now() : Infinity;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    const isBack = Date.now() - calledAt >= shortestCallMs;
    calledAt = Infinity;
    if (!isBack || isOver) return;
    isOver = true;
    raiseToast('call');
    const offer = document.querySelector<HTMLElement>('[data-shown=call] [data-text-location]');
    if (offer) enhanceTextLocation(offer);
  });
}
