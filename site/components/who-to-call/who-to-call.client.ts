/** Brings the answer of a place that is chosen into sight, whole: it opens under the place, maybe below the screen. */
export function enhanceWhoToCall(road: HTMLElement): void {
  road.addEventListener('change', ({ target }) => {
    const place = (target as HTMLElement).closest('label');
    place?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  });
}
