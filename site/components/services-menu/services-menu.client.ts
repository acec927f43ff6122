import { menuCloseDelayMs, wideScreen } from '../../client-settings.ts';

/** Makes a native disclosure open on hover, and close on Escape or when the visitor leaves it. */
export function enhanceServicesMenu(root: HTMLDetailsElement): void {
  const summary = root.querySelector('summary') as HTMLElement;
  const wide = matchMedia(wideScreen);
  let timer: ReturnType<typeof setTimeout>;
  // The type of the pointer used last; empty after a key.
  let pointer = '';

  const close = () => {
    clearTimeout(timer);
    // Focus on a link that gets hidden would be lost.
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
    // A mouse opened it by hovering, so its click mustn't close it. Clicks by keys or assistive technology have no detail.
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
    // Or the menu around it, or a toast, would close as well.
    event.preventDefault();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // In the narrow menu, closing the list on a press would move the pressed link away.
    if (relatedTarget && !root.contains(relatedTarget as Node) && (wide.matches || !pointer)) close();
  });
  wide.addEventListener('change', close);
  // The back button may restore this page from memory.
  addEventListener('pagehide', close);
}
