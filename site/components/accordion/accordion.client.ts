/** At most one open, also in browsers that do not know `<details name>`; all of them on paper. */
export function enhanceAccordion(root: HTMLElement): void {
  const all = root.querySelectorAll('details');
  /** Which were open before the page went to paper. */
  let before: boolean[] | undefined;

  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (before || !(target as HTMLDetailsElement).open) return;
      for (const details of all) if (details !== target) details.open = false;
    },
    // A toggle does not bubble.
    true,
  );
  addEventListener('beforeprint', () => {
    // Elsewhere the styles open them, and need no script.
    if (CSS.supports('selector(::details-content)')) return;
    before ??= [...all].map(({ open }) => open);
    for (const details of all) {
      // Of one name only one can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [index, open] of before?.entries() ?? []) (all[index] as HTMLDetailsElement).open = open;
    before = undefined;
  });
}
