/**
 * What is asked inside a page: each of these is sent there as it stands, and so knows nothing but its arguments. What is wrong is a
 * sentence each, with the element, its measure and its limit.
 */

/** Opens every answer, though they exclude each other. */
export function openAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('.accordion details')) {
    answer.removeAttribute('name');
    answer.open = true;
  }
}

/** Has every picture come, those that are far down too. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // A picture whose file is chosen anew for another width would refuse to be decoded.
  while (![...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
    await new Promise(requestAnimationFrame);
}

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

/** The page's own calls that are less than this from the call of the band at its end. */
export function toBand(least: number): string[] {
  const top = (call: Element) => call.getBoundingClientRect().top;
  const [band = 0] = [...document.querySelectorAll('.call-band .call')].map(top);
  const own = [...document.querySelectorAll('main .call--ours')];
  return own
    .filter((call) => call.checkVisibility() && band - top(call) < least)
    .map(
      (call) => `“${call.textContent}” is ${band - top(call)} px above the footer’s call, expected ${least} or more`,
    );
}

/** How far down an edge of an element is, where that is more; a notice, which comes before all, apart. */
export function tooLow(selector: string, edge: 'top' | 'bottom', most: number): string[] {
  const notice = document.querySelector('.strip--notice')?.getBoundingClientRect().height ?? 0;
  const at = (document.querySelector(selector)?.getBoundingClientRect()[edge] ?? Infinity) + scrollY - notice;
  return at > most ? [`the ${edge} of ${selector} is at ${at} px, expected ${most} at most`] : [];
}

/** Call links so tall or taller, wholly on the screen, with nothing over any part of them. */
export function freeCalls(least: number): number {
  const free = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
    const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
    if (height < least || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    // The corners are round, so the outermost points are on the middle lines.
    const points = steps.flatMap((step) => [
      [left + width * step, top + height / 2],
      [left + width / 2, top + height * step],
    ]);
    return points.every(([x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y)));
  });
  return free.length;
}

/** Scrolls to a part of the way, 0 for the top, 1 for the end, and waits until what scrolling moves has moved. */
export async function scrollToPart(part: number): Promise<void> {
  const far = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: far * part, behavior: 'instant' });
  // A scroll timeline is read once a frame: the call bar comes with the frame after the scroll.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Which of the page's own call and the bar's can be seen and tapped at each of these heights of the page, else an answer on whom to call, and whether the page's own is on its first screen. */
export async function leadingCalls(
  heights: readonly number[],
): Promise<{ hasOwn: boolean; isFirst: boolean; leading: string[] }> {
  const isHit = (link: Element | null) => {
    if (!link) return false;
    const { left, top, right, bottom } = link.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(middle, y)));
  };
  const calls = {
    page: document.querySelector('.hero .call--ours, .page-head .actions > .call--ours'),
    bar: document.querySelector('.call-bar .call'),
  };
  scrollTo({ top: 0, behavior: 'instant' });
  const isFirst = (calls.page?.getBoundingClientRect().bottom ?? Infinity) < innerHeight;
  const leading: string[] = [];
  for (const top of heights) {
    scrollTo({ top, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const hit = Object.entries(calls).flatMap(([name, link]) => (isHit(link) ? [name] : []));
    const road = document.querySelector('.who-to-call__road')?.getBoundingClientRect();
    const isAnswered = road && road.bottom > 0 && road.top < innerHeight;
    leading.push(hit.join(' and ') || (isAnswered ? 'answer' : ''));
  }
  return { hasOwn: calls.page !== null, isFirst, leading };
}

/** What is to be tapped and is lower than 44 px, but for links inside a sentence. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary')]
    .filter((target) => {
      // A link that is stretched over its row or card is tapped anywhere on it.
      const isStretched = getComputedStyle(target, '::after').position === 'absolute';
      const area = isStretched ? (target as HTMLElement).offsetParent : target;
      const { width, height } = (area ?? target).getBoundingClientRect();
      if (width === 0 || getComputedStyle(target).clipPath !== 'none') return false;
      let block: Element | null = target;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return height < 44 && block?.textContent?.trim() === target.textContent?.trim();
    })
    .map(
      (target) =>
        `${target.localName}.${target.className} “${target.textContent?.trim()}” is ${target.getBoundingClientRect().height} px high, expected 44 or more`,
    );
}

/** Images that load lazily though they are in the first half of the screen, or at once though they are far down; one that isn't shown on a screen isn't loaded there at all. */
export const mistimed = (): string[] =>
  [...document.images]
    .filter((image) => image.checkVisibility() || image.loading !== 'lazy')
    .filter((image) => {
      const { top } = image.getBoundingClientRect();
      return image.loading === 'lazy' ? top < innerHeight / 2 : top > 2 * innerHeight;
    })
    .map((image) => {
      const { top } = image.getBoundingClientRect();
      return `${image.src} at ${top} px loads ${image.loading === 'lazy' ? 'lazily' : 'at once'} on a screen of ${innerHeight} px`;
    });

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

/**
 * Columns of text that begin elsewhere than at the first, fifth, seventh or ninth of twelve, 1,152 px wide in a window of
 * 1,280; of four, also at the fourth or tenth.
 */
export function secondColumns(): string[] {
  const starts = [64, 456, 652, 848];
  /** Four items of one kind side by side begin at every third column, and what a term means in a half of the page. */
  const quarters = [...starts, 358, 946];
  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    const { display, gridTemplateColumns } = getComputedStyle(grid);
    const columns = gridTemplateColumns.split(' ').map(parseFloat);
    if (display !== 'grid' || columns.length < 2 || columns.some((width) => width < 160)) return [];
    if (grid.closest('.page-head, .hero, .panel, .who-to-call, .numbers-in-line')) return [];
    const allowed = columns.length === 4 || grid.closest('.rows--terms') ? quarters : starts;
    return [...grid.children]
      .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== 'absolute')
      .filter((child) => !allowed.some((start) => Math.abs(child.getBoundingClientRect().left - start) <= 1))
      .map(
        (child) =>
          `${grid.className} > ${child.localName}.${child.className} begins at ${child.getBoundingClientRect().left} px, expected one of ${allowed}`,
      );
  });
}
