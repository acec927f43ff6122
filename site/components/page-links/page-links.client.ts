/**
 * Makes links to the page that is already open scroll to its top instead of loading it again, smoothly if the style sheet
 * says so. Clicks that ask for a new tab or window still open one.
 */
export function enhancePageLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.href !== location.origin + location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The next Tab goes to the first link of the page, as after loading it.
    root.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
