/**
 * Calls each enhancement with every element that has its attribute, `data-<name>`. If one fails, its error is written to the
 * console once, and the others still run. Each declares the type of element in its own markup.
 */
export function enhanceAll(enhancements: Record<string, (root: never) => void>): void {
  for (const [name, enhance] of Object.entries(enhancements)) {
    let failed = false;
    for (const root of document.querySelectorAll(`[data-${name}]`)) {
      try {
        enhance(root as never);
      } catch (error) {
        if (!failed) console.error(error);
        failed = true;
      }
    }
  }
}
