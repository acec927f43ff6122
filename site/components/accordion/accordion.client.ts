/** Keeps at most one answer open in browsers that do not know `<details name>`, and opens all of them for printing. */
export function enhanceAccordion(root: HTMLElement): void {
  const all = root.querySelectorAll('details');
  // The state of each before printing.
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
    // Browsers that know this selector open them by the style sheet.
    if (CSS.supports('selector(::details-content)')) return;
    before ??= [...all].map(({ open }) => open);
    for (const details of all) {
      // Only one of a name can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [index, open] of before?.entries() ?? []) (all[index] as HTMLDetailsElement).open = open;
    before = undefined;
  });
}
