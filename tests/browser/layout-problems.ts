import { matchesIn, sight, textsIn } from './texts-in.ts';

/** Whether the page is wider than the screen. On a phone `innerWidth` grows with what overflows. */
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

/** Elements that are higher than their limits, by selector; `html` is the whole page. */
export function tooHigh(limits: Readonly<Record<string, number>>): string[] {
  return Object.entries(limits).flatMap(([selector, most]) => {
    const height = document.querySelector(selector)?.scrollHeight ?? Infinity;
    return height > most ? [`${selector} is ${height} px high, expected ${most} px at most`] : [];
  });
}

/** Words that are off the screen, out of their box or cut off. */
export async function layoutProblems(): Promise<string[]> {
  await document.fonts.ready;
  // What appears only after scrolling, such as the call bar, counts too.
  const shows = sight({});
  // A very long name ends in dots in the header, but is whole for screen readers and in the footer.
  const isSeen = (element: Element | null): element is Element =>
    shows(element) && !element.closest('.site-header .company-name');
  const name = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 30)}”`;
  const found = new Set(sideways());

  for (const text of textsIn(document.body)) {
    const { parentElement } = text;
    if (!isSeen(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = parentElement.closest('.button, li, td, th, p, h1, h2, h3, dd, dt') ?? parentElement;
    const { left, right } = box.getBoundingClientRect();
    // WebKit lets a period after a number hang out.
    const slack = /^\s*[.,]\s*$/.test(text.data) ? 5 : 2;
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      if (line.right > innerWidth + 1 || line.left < -1) found.add(`off the screen: ${name(parentElement)}`);
      else if (line.right > right + slack || line.left < left - slack)
        found.add(`out of its box: ${name(parentElement)}`);
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, iframe, img') || !isSeen(element)) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const isTooWide = element.scrollWidth > element.clientWidth + 1;
    const isTooHigh = element.scrollHeight > element.clientHeight + 1;
    if (isTooWide && overflowX !== 'visible' && !element.querySelector(':scope > :is(svg, img, picture)'))
      found.add(`cut at its side: ${name(element)}`);
    if (isTooHigh && overflowY === 'hidden' && !element.querySelector('svg, img'))
      found.add(`cut at its end: ${name(element)}`);
    if (isTooWide && textOverflow === 'ellipsis') found.add(`ends in dots: ${name(element)}`);
  }
  return [...found];
}

/** Lines of running text with more characters than `most`. */
export function longLines(most: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td)')].flatMap((block) => {
    if (block.innerText.length <= most || !block.checkVisibility() || block.querySelector('p, ul, ol')) return [];
    const lines = new Map<number, number>();
    for (const { match, range } of matchesIn(block, /\S+\s?/g)) {
      const line = Math.round(range.getBoundingClientRect().bottom / 8);
      lines.set(line, (lines.get(line) ?? 0) + match.length);
    }
    const longest = Math.max(...lines.values());
    const name = `${block.localName} “${block.innerText.slice(0, 40)}”`;
    return longest > most ? [`${name} has a line of ${longest} characters, expected ${most} at most`] : [];
  });
}

/** Words in these elements that break across lines, except after a hyphen or a dash. */
export function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .flatMap((element) => matchesIn(element, /[^\s\-–—/]+/g))
    .filter(({ range }) => new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
    .map(({ match }) => `“${match}” breaks`);
}

/** Labels that are less than `least` px from an edge of their drawing. */
export function labelsAtEdges(least: number): string[] {
  return [...document.querySelectorAll('.drawing:has(> .drawing__leaders) .drawing__labels > li')].flatMap((label) => {
    const edge = label.closest('.drawing')?.querySelector('img')?.getBoundingClientRect();
    if (!edge || getComputedStyle(label).position !== 'absolute') return [];
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const room = Math.min(left - edge.left, edge.right - right, top - edge.top, edge.bottom - bottom);
    return room < least ? [`the label “${label.textContent}” is ${room} px from an edge of its drawing`] : [];
  });
}

/** Words that overlap others. */
export function overlappingWords(): string[] {
  const layers = document.querySelectorAll('.site-header, main, .site-footer, .call-bar');
  return [...layers].flatMap((layer) => {
    const lines = matchesIn(layer, /^.*\S.*$/gs).flatMap(({ match, range }) =>
      // The boxes of close lines overlap, but letters are in the middle of their box.
      Array.from(range.getClientRects(), ({ left, right, top, bottom, height }) => ({
        ...{ words: match.trim().slice(0, 30), text: range.startContainer },
        ...{ left: left + 2, right: right - 2, top: top + height / 4, bottom: bottom - height / 4 },
      })),
    );
    type Line = (typeof lines)[number];
    const isOver = (one: Line, other: Line) =>
      one.text !== other.text &&
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return lines.flatMap((line, at) =>
      lines
        .slice(at + 1)
        .filter((other) => isOver(line, other))
        .map((other) => `“${line.words}” lies over “${other.words}”`),
    );
  });
}
