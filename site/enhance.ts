// Each enhancement names the kind of element that its own markup has.
type Enhancement = (root: never) => void;

/** Gives every element with `data-<name>` its behavior; what fails is reported once and leaves the others alive. */
export function enhanceAll(enhancements: Record<string, Enhancement>): void {
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
