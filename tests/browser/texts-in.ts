/** Makes a check whether an element is visible: neither it nor an ancestor is hidden or clipped away. */
export function sight(options: CheckVisibilityOptions = { visibilityProperty: true }) {
  const known = new Map<Element, boolean>();
  const isWhole = (element: Element | null): boolean => {
    if (!element) return true;
    const is = known.get(element) ?? (getComputedStyle(element).clipPath === 'none' && isWhole(element.parentElement));
    known.set(element, is);
    return is;
  };
  return (element: Element | null): element is Element =>
    element?.checkVisibility(options) === true && isWhole(element);
}

/** Each text in an element, except code and drawings. */
export function textsIn(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('svg, script, template, noscript'))
      texts.push(walker.currentNode as Text);
  return texts;
}

/** The matches in an element's visible texts, each with its range. */
export function matchesIn(root: Element, pattern: RegExp): { match: string; range: Range }[] {
  const isSeen = sight();
  return textsIn(root)
    .filter(({ parentElement }) => isSeen(parentElement))
    .flatMap((text) =>
      [...text.data.matchAll(pattern)].map(({ index, 0: match }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        return { match, range };
      }),
    );
}
