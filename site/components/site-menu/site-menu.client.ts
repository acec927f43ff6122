import { wideScreen } from '../../client-settings.ts';

/** Any link closes the popover, and so does a window grown wide; the rest is the browser's own. */
export function enhanceSiteMenu(root: HTMLElement): void {
  const close = () => root.hidePopover?.();
  // Also a link outside that the keyboard reached, such as the mark.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  matchMedia(wideScreen).addEventListener('change', close);
  // The back button may bring this very page back.
  addEventListener('pagehide', close);
}
