/**
 * What of a page's layout is broken: each of these is sent into the page as it stands, and so knows nothing but its arguments. What is
 * wrong is a sentence each.
 */

/** How high a page of the sample's words may be on a phone, in px; Spanish says the same in more letters. */
const heights: [RegExp, number][] = [
  [/^\/$/, 4340],
  [/^\/(?:services\/|contact\/$)/, 4600],
  [/^\/blog\/./, 9500],
  [/./, 4400],
];
export const highest = (path: string) =>
  (heights.find(([pages]) => pages.test(path.replace(/^\/es\//, '/')))?.[1] ?? 0) * (path.startsWith('/es/') ? 1.1 : 1);

/** By how much a reader could scroll sideways, and past what; on a phone `innerWidth` grows with what overflows. */
export function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 0.5,
  );
  const name = `${widest?.localName}.${widest?.getAttribute('class')}`;
  return [
    `the page is ${scrollWidth} px wide on a screen of ${clientWidth} px: ${name} is the first to reach beyond it`,
  ];
}

/** Elements that are higher than they may be; `html` stands for the page. */
export function tooHigh(limits: Readonly<Record<string, number>>): string[] {
  return Object.entries(limits).flatMap(([selector, most]) => {
    const height = document.querySelector(selector)?.scrollHeight ?? Infinity;
    return height > most ? [`${selector} is ${height} px high, expected ${most} px at most`] : [];
  });
}

/** What a reader would notice on the screen: nothing, where a page is whole. */
export async function layoutProblems(): Promise<string[]> {
  await document.fonts.ready;
  const found: string[] = [];
  const clipped = [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath !== 'none',
  );
  // A very long name ends in dots in the header, and is whole for readers and in the footer.
  clipped.push(...document.querySelectorAll('.site-header .company-name'));
  const unseen = new Set(clipped.flatMap((element) => [element, ...element.querySelectorAll('*')]));
  const seen = (element: Element) => !unseen.has(element) && element.checkVisibility();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 30)}”`;

  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest('svg, script, template, noscript') || !seen(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = parentElement.closest('.button, li, td, th, p, h1, h2, h3, dd, dt') ?? parentElement;
    const { left, right } = box.getBoundingClientRect();
    // WebKit lets a period after a number hang out by a part of its width; words have 2 px.
    const slack = /^\s*[.,]\s*$/.test(text.nodeValue ?? '') ? 5 : 2;
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      if (line.right > innerWidth + 1 || line.left < -1) found.push(`off the screen: ${name(parentElement)}`);
      else if (line.right > right + slack || line.left < left - slack)
        found.push(`out of its box: ${name(parentElement)}`);
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (element.closest('svg') || element.tagName === 'IFRAME' || element.tagName === 'IMG' || !seen(element)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (
      overflowX !== 'visible' &&
      scrollWidth > clientWidth + 1 &&
      !element.querySelector(':scope > :is(svg, img, picture)')
    )
      found.push(`cut at its side: ${name(element)}`);
    if (overflowY === 'hidden' && scrollHeight > clientHeight + 1 && !element.querySelector('svg, img'))
      found.push(`cut at its end: ${name(element)}`);
    if (textOverflow === 'ellipsis' && scrollWidth > clientWidth + 1) found.push(`ends in dots: ${name(element)}`);
  }
  return [...new Set(found)];
}

/** Lines of running text that have more characters. */
export function longLines(most: number): string[] {
  const found: string[] = [];
  for (const block of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td)')) {
    if (block.innerText.length <= most || !block.checkVisibility() || block.querySelector('p, ul, ol')) continue;
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { index, 0: word } of text.nodeValue?.matchAll(/\S+\s?/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const line = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(line, (lines.get(line) ?? 0) + word.length);
      }
    }
    const longest = Math.max(...lines.values());
    const name = `${block.localName} “${block.innerText.slice(0, 40)}”`;
    if (longest > most) found.push(`${name} has a line of ${longest} characters, expected ${most} at most`);
  }
  return found;
}

/** The words of these elements that break within themselves; after a hyphen or a dash a line may end. */
export function brokenWords(selector: string): string[] {
  const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return elements.flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { index, 0: word } of text.nodeValue?.matchAll(/[^\s\-–—/]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(`“${word}” breaks`);
      }
    }
    return broken;
  });
}

/** The labels over drawings that are less than this from an edge of their drawing. */
export function labelsAtEdges(least: number): string[] {
  return [...document.querySelectorAll('.drawing:has(> .drawing__leaders) .drawing__labels > li')].flatMap((label) => {
    const edge = label.closest('.drawing')?.querySelector('img')?.getBoundingClientRect();
    if (!edge || getComputedStyle(label).position !== 'absolute') return [];
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const room = Math.min(left - edge.left, edge.right - right, top - edge.top, edge.bottom - bottom);
    return room < least ? [`the label “${label.textContent}” is ${room} px from an edge of its drawing`] : [];
  });
}

/** The words that lie over others. */
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
