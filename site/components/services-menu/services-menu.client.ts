import { menuCloseDelayMs, wideScreen } from '../../client-settings.ts';

/** Adds hover, Escape and closing on leaving to the native disclosure. */
export function enhanceServicesMenu(root: HTMLDetailsElement): void {
  const summary = root.querySelector('summary') as HTMLElement;
  const wide = matchMedia(wideScreen);
  let timer: ReturnType<typeof setTimeout>;
  // What the visitor last used: mouse, touch, pen or, empty, the keyboard.
  let pointer = '';

  const close = () => {
    clearTimeout(timer);
    // A link that is about to be hidden cannot keep the focus.
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
    // Hover has opened it already: the same hand's click must not close it. Keys and assistive tools count no clicks.
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
    // One press closes one thing: what lies around or beside it waits for the next.
    event.preventDefault();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // In the narrow menu a list that closes under a pressed finger would move the link away from it.
    if (relatedTarget && !root.contains(relatedTarget as Node) && (wide.matches || !pointer)) close();
  });
  wide.addEventListener('change', close);
  // The back button may bring this very page back.
  addEventListener('pagehide', close);
}
