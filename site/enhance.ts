// Each enhancement names the kind of element that its own markup has.
type Enhancement = (root: never) => void;

/** Gives every element with `data-<name>` its behaviour; one that fails is reported and leaves the others alive. */
export function enhanceAll(enhancements: Record<string, Enhancement>): void {
  for (const [name, enhance] of Object.entries(enhancements)) {
    for (const root of document.querySelectorAll(`[data-${name}]`)) {
      try {
        enhance(root as never);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
