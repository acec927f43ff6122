import type { BrowserContextOptions, Page } from 'playwright-core';

/** A phone in portrait, under a thumb. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Puts a finger down, draws it in a straight line, holds still, so that nothing flies on, and lifts it. */
export async function swipe(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + (toX - x) * part, y: y + (toY - y) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await page.waitForTimeout(60);
  await touch('touchEnd');
  await client.detach();
}
