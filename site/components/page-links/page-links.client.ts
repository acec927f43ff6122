/**
 * A link to the page that is already open scrolls to its top instead of loading it again, smoothly where the style
 * sheet says so. Clicks that ask for a new tab or window keep their meaning.
 */
export function enhancePageLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.href !== location.origin + location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // As after a load, the next Tab goes to the first link of the page.
    root.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
