import { wideScreen } from '../../client-settings.ts';

/** Closes the popover when any link is clicked and when the window grows wide. The browser does the rest. */
export function enhanceSiteMenu(root: HTMLElement): void {
  const close = () => root.hidePopover?.();
  // The keyboard reaches links outside the popover, too, such as the logo.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  matchMedia(wideScreen).addEventListener('change', close);
  // The back button may restore this page from memory.
  addEventListener('pagehide', close);
}
