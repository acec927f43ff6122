/** Keeps at most one answer open in browsers that do not know `<details name>`. */
export function enhanceAccordion(root: HTMLElement): void {
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target as HTMLDetailsElement).open) return;
      for (const details of root.querySelectorAll('details')) if (details !== target) details.open = false;
    },
    // The toggle event doesn't bubble.
    true,
  );
}
