/** A phone number or a 911 that is seen on a page, with the size of its figures in px. */
export interface SeenNumber {
  /** Its place among all texts of the page, whatever their size. */
  place: number;
  name: string;
  size: number;
  /** Whether it is as wide as the column that it is in, or on more lines than one. */
  isFull: boolean;
  /** Whether a line ends in it elsewhere than behind its area code. */
  isBroken: boolean;
}

/** Every phone number and every 911 that is seen on a page, and the size of its body text; it runs in the page. */
export function numbersSeen(): { body: number; numbers: SeenNumber[] } {
  const number = /\(\d{3}\)\s\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b911\b|#\d{2,}/g;
  const isSeen = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false;
    return true;
  };
  /** The room for words in the box that holds them. */
  const column = (element: Element) => {
    let box = element;
    while (box.parentElement && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const numbers: SeenNumber[] = [];
  // A number that is drawn is as large as its smallest figures.
  for (const drawn of document.querySelectorAll('svg[role=img]')) {
    if (!isSeen(drawn) || !drawn.parentElement || !number.test(drawn.getAttribute('aria-label') ?? '')) continue;
    const sizes = [...drawn.querySelectorAll('text')].map(
      (text) => (text.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(text).fontSize),
    );
    const { width } = drawn.getBoundingClientRect();
    const isFull = width >= column(drawn.parentElement) - 1;
    numbers.push({
      place: -1,
      name: `${drawn.getAttribute('aria-label')} of a sign`,
      size: Math.min(...sizes),
      isFull,
      isBroken: false,
    });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let place = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    place += 1;
    const { parentElement } = text;
    if (!parentElement || parentElement.closest('script, template, noscript, svg')) continue;
    for (const { index, 0: figures } of text.nodeValue?.matchAll(number) ?? []) {
      if (!isSeen(parentElement)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figures.length);
      const { width } = range.getBoundingClientRect();
      const isFull = range.getClientRects().length > 1 || width >= 0.9 * column(parentElement);
      range.setStart(text, index + figures.search(/\S+$/));
      const isBroken = range.getClientRects().length > 1;
      const name = `${figures} in ${parentElement.localName}.${parentElement.closest('[class]')?.className}`;
      numbers.push({
        place: place + index / 10_000,
        name,
        size: parseFloat(getComputedStyle(parentElement).fontSize),
        isFull,
        isBroken,
      });
    }
  }
  return { body: parseFloat(getComputedStyle(document.body).fontSize), numbers };
}

/** The words that lie over others; it runs in the page. */
export function overlappingWords(): string[] {
  const layers = ['.site-header', 'main', '.site-footer', '.call-bar'];
  return layers.flatMap((layer) => {
    const root = document.querySelector(layer);
    if (!root?.checkVisibility()) return [];
    const lines: { node: Node; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      if (!node.nodeValue?.trim() || parentElement?.closest('svg, script, template, noscript')) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      let isClipped = false;
      for (let each: Element | null = parentElement; each; each = each.parentElement)
        isClipped ||= getComputedStyle(each).clipPath !== 'none';
      if (isClipped) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Between close lines the fonts' own boxes overlap; letters are in the middle of them.
      for (const { left, right, top, bottom, height } of range.getClientRects())
        lines.push({ node, left: left + 2, right: right - 2, top: top + height / 4, bottom: bottom - height / 4 });
    }
    lines.sort((a, b) => a.top - b.top);
    return lines.flatMap((line, at) => {
      const over: string[] = [];
      for (const other of lines.slice(at + 1)) {
        if (other.top >= line.bottom) break;
        if (other.node !== line.node && other.left < line.right && line.left < other.right)
          over.push(
            `“${line.node.nodeValue?.trim().slice(0, 30)}” lies over “${other.node.nodeValue?.trim().slice(0, 30)}”`,
          );
      }
      return over;
    });
  });
}
