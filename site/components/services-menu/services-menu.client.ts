import { menuCloseDelay, wideScreen } from '../../settings.ts';

/** Adds hover, Escape and closing on leaving to the native disclosure. */
export function enhanceServicesMenu(root: HTMLDetailsElement): void {
  const summary = root.querySelector('summary') as HTMLElement;
  const wide = matchMedia(wideScreen);
  let timer: ReturnType<typeof setTimeout>;
  let openedByHover = false;
  // What the visitor last used: mouse, touch, pen or, empty, the keyboard.
  let pointer = '';

  const close = () => {
    clearTimeout(timer);
    root.open = openedByHover = false;
  };

  root.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || !wide.matches || root.open) return;
    root.open = openedByHover = true;
  });
  root.addEventListener('pointerleave', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse' && wide.matches) timer = setTimeout(close, menuCloseDelay);
  });
  summary.addEventListener('click', (event) => {
    clearTimeout(timer);
    // The hover has opened it already: the same hand's click must not close it again.
    if (openedByHover && pointer === 'mouse') event.preventDefault();
  });
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    pointer = pointerType;
    if (wide.matches && !root.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    pointer = '';
    if (key !== 'Escape' || !root.open) return;
    const focused = root.contains(document.activeElement);
    close();
    if (focused) summary.focus();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // In the narrow menu a list that closes under a pressed finger would move the link away from it.
    if (relatedTarget && !root.contains(relatedTarget as Node) && (wide.matches || !pointer)) close();
  });
  wide.addEventListener('change', close);
}
