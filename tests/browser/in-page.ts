// Functions that run in a page, where this module is `inPage`. Each fault is a sentence: element, measure and limit.
export * from './layout-problems.ts';
export { numbersSeen } from './numbers-seen.ts';

/** Waits for two frames: a scroll timeline is read once a frame, and the call bar appears in the frame after a scroll. */
export async function frames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Opens all answers at once. */
export function openAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('.accordion details')) {
    answer.removeAttribute('name');
    answer.open = true;
  }
}

/** Waits for fonts and all pictures: a drawing keeps the size of its version for another screen until its file is there. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // Decoding fails while a picture changes its file for another width.
  while (!pictures.every(({ complete }) => complete)) await frames();
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** The page's own calls that are less than `least` px above the call in the footer's band. */
export function toBand(least: number): string[] {
  const top = (call: Element) => call.getBoundingClientRect().top;
  const [band = 0] = [...document.querySelectorAll('.call__band .call')].map(top);
  const own = [...document.querySelectorAll('main .call--ours')];
  return own
    .filter((call) => call.checkVisibility() && band - top(call) < least)
    .map(
      (call) => `“${call.textContent}” is ${band - top(call)} px above the footer’s call, expected ${least} or more`,
    );
}

/** The number of call links, at least `least` px tall, that are wholly on the screen and not covered. */
export function freeCalls(least: number): number {
  const free = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
    const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
    if (height < least || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    // Corners are round, so only the middle lines reach the edges.
    const points = steps.flatMap((step) => [
      [left + width * step, top + height / 2],
      [left + width / 2, top + height * step],
    ]);
    return points.every(([x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y)));
  });
  return free.length;
}

/** Scrolls from 0, the top, to 1, the end, and waits until the page shows it. */
export async function scrollToPart(part: number): Promise<void> {
  const far = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: far * part, behavior: 'instant' });
  await frames();
}

/**
 * What can be seen and tapped at each scroll position: the page's own call, the bar's, the last band's, several, or an answer
 * on whom to call; and whether there is an own call, and on the first screen.
 */
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
    band: document.querySelector('.call__band .call'),
  };
  scrollTo({ top: 0, behavior: 'instant' });
  const isFirst = (calls.page?.getBoundingClientRect().bottom ?? Infinity) < innerHeight;
  const leading: string[] = [];
  for (const top of heights) {
    scrollTo({ top, behavior: 'instant' });
    await frames();
    const hit = Object.entries(calls).flatMap(([name, link]) => (isHit(link) ? [name] : []));
    const road = document.querySelector('.who-to-call__road')?.getBoundingClientRect();
    const isAnswered = road && road.bottom > 0 && road.top < innerHeight;
    leading.push(hit.join(' and ') || (isAnswered ? 'answer' : ''));
  }
  return { hasOwn: calls.page !== null, isFirst, leading };
}

/**
 * Targets less than 44 px high, or 64 px for the number of a head or an answer, or 32 px for a footer's link under a mouse,
 * except links in a sentence.
 */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary')].flatMap((target) => {
    // A stretched link can be tapped anywhere on its row or card.
    const isStretched = getComputedStyle(target, '::after').position === 'absolute' && target.matches(':not(.call)');
    const area = isStretched ? (target as HTMLElement).offsetParent : target;
    const { width, height } = (area ?? target).getBoundingClientRect();
    const isUnderMouse = matchMedia('(pointer: fine)').matches && target.matches('.site-footer li a');
    const least = target.matches('.call--sign, .call--lit, .road-answer > .call') ? 64 : isUnderMouse ? 32 : 44;
    if (width === 0 || height >= least || getComputedStyle(target).clipPath !== 'none') return [];
    let block: Element | null = target;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block?.textContent?.trim() !== target.textContent?.trim()) return [];
    return [`${target.className} “${target.textContent?.trim()}” is ${height} px high, expected ${least} or more`];
  });
}

/** Images that load lazily in the first half of the screen, or at once though far down. A hidden lazy image never loads. */
export function mistimed(): string[] {
  return [...document.images].flatMap((image) => {
    const isLazy = image.loading === 'lazy';
    if (isLazy && !image.checkVisibility()) return [];
    const { top } = image.getBoundingClientRect();
    const isWrong = isLazy ? top < innerHeight / 2 : top > 2 * innerHeight;
    const when = isLazy ? 'lazily' : 'at once';
    return isWrong ? [`${image.src} at ${top} px loads ${when} on a screen of ${innerHeight} px`] : [];
  });
}
