/**
 * What is asked inside a page, where this module is `inPage`. What is wrong is a sentence each, with the element, its measure and its
 * limit.
 */
export * from './layout-problems.ts';
export { numbersSeen } from './numbers-seen.ts';

/** Waits for two frames: a scroll timeline is read once a frame, and the call bar comes with the frame after the scroll. */
export async function frames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Opens every answer, though they exclude each other. */
export function openAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('.accordion details')) {
    answer.removeAttribute('name');
    answer.open = true;
  }
}

/**
 * Waits for fonts and pictures, those that are far down too: a drawing with a form for phones keeps the other form's room until
 * the new one is there.
 */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture whose file is chosen anew for another width refuses to be decoded.
  while (!pictures.every(({ complete }) => complete)) await frames();
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** The page's own calls that are less than this from the call of the band at its end. */
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
  await frames();
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
    await frames();
    const hit = Object.entries(calls).flatMap(([name, link]) => (isHit(link) ? [name] : []));
    const road = document.querySelector('.who-to-call__road')?.getBoundingClientRect();
    const isAnswered = road && road.bottom > 0 && road.top < innerHeight;
    leading.push(hit.join(' and ') || (isAnswered ? 'answer' : ''));
  }
  return { hasOwn: calls.page !== null, isFirst, leading };
}

/** What is to be tapped and is lower than 44 px, or 64 px for the one number of a head or an answer; but for links inside a sentence. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, summary')].flatMap((target) => {
    // A link that is stretched over its row or card is tapped anywhere on it.
    const isStretched = getComputedStyle(target, '::after').position === 'absolute' && target.matches(':not(.call)');
    const area = isStretched ? (target as HTMLElement).offsetParent : target;
    const { width, height } = (area ?? target).getBoundingClientRect();
    const least = target.matches('.call--sign, .call--lit, .call--large') ? 64 : 44;
    if (width === 0 || height >= least || getComputedStyle(target).clipPath !== 'none') return [];
    let block: Element | null = target;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block?.textContent?.trim() !== target.textContent?.trim()) return [];
    return [`${target.className} “${target.textContent?.trim()}” is ${height} px high, expected ${least} or more`];
  });
}

/** Images that load lazily though they are in the first half of the screen, or at once though they are far down; one that isn't shown on a screen isn't loaded there at all. */
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
