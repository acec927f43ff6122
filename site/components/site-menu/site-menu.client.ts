import { wideScreen } from '../../settings.ts';

/** Any link closes the popover, and so does a window grown wide; the rest is the browser's own. */
export function enhanceSiteMenu(root: HTMLElement): void {
  const close = () => root.hidePopover?.();
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  matchMedia(wideScreen).addEventListener('change', close);
}
