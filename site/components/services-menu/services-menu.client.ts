import { menuCloseDelayMs, wideScreen } from '../../client-settings.ts';

/** Adds to the native disclosure that hovering opens it, and that Escape and leaving close it. */
export function enhanceServicesMenu(root: HTMLDetailsElement): void {
  const summary = root.querySelector('summary') as HTMLElement;
  const wide = matchMedia(wideScreen);
  let timer: ReturnType<typeof setTimeout>;
  // The type of the pointer that was last used; empty after a key.
  let pointer = '';

  const close = () => {
    clearTimeout(timer);
    // A hidden link would lose the focus to the body.
    if (root.contains(document.activeElement)) summary.focus({ preventScroll: true });
    root.open = false;
  };
  const hover = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
    root.addEventListener(type, ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType === 'mouse' && wide.matches) act();
    });

  hover('pointerenter', () => {
    root.open = true;
  });
  hover('pointerleave', () => {
    timer = setTimeout(close, menuCloseDelayMs);
  });
  summary.addEventListener('click', (event) => {
    clearTimeout(timer);
    // Hovering has opened it already, so the click that follows must not close it. A click by a key or an assistive tool has no detail.
    if (root.open && wide.matches && event.detail && pointer === 'mouse') event.preventDefault();
  });
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    pointer = pointerType;
    if (wide.matches && !root.contains(target as Node)) close();
  });
  document.addEventListener('keydown', (event) => {
    pointer = '';
    if (event.key !== 'Escape' || !root.open) return;
    close();
    // One press closes one thing: without this the menu around it or a toast would close as well.
    event.preventDefault();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // In the narrow menu, a list that closed on a press would move the pressed link away.
    if (relatedTarget && !root.contains(relatedTarget as Node) && (wide.matches || !pointer)) close();
  });
  wide.addEventListener('change', close);
  // The back button may restore this page from memory.
  addEventListener('pagehide', close);
}
