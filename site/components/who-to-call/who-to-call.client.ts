/** Scrolls the answer of a chosen place into view: it opens below the place, perhaps below the screen. */
export function enhanceWhoToCall(road: HTMLElement): void {
  road.addEventListener('change', ({ target }) => {
    const place = (target as HTMLElement).closest('label');
    place?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  });
}
