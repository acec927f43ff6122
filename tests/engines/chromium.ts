import type { Page } from 'playwright-core';
import { outlineOf } from '../browser/outline.ts';
import { givePage, takePage } from '../browser/pool.ts';
import type { Start } from './browser.ts';
import type { Tab } from './tab.ts';

/** Has text that names no size of its own be so large, in pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** Takes the Chromium of the other tests. */
export const startChromium: Start = async (_, textSize) => {
  const console: string[] = [];
  let page: Page | undefined;
  return {
    console,
    newTab: async () => {
      if (page) {
        await setTextSize(page, 16);
        await givePage(page);
      }
      const fresh = await takePage({ hasTouch: true, ...(process.env.FULL && { reducedMotion: 'no-preference' }) });
      page = fresh;
      // Made wider or lower, the page that it still shows would load what comes near.
      await fresh.goto('about:blank');
      await setTextSize(fresh, textSize);
      console.length = 0;
      fresh.on('console', (message) => message.type() === 'error' && console.push(message.text()));
      const tab: Tab = {
        go: async (address) => {
          await fresh.goto(address);
        },
        evaluate: (expression) => fresh.evaluate(expression),
        resize: (width, height) => fresh.setViewportSize({ width, height }),
        move: (x, y) => fresh.mouse.move(x, y),
        click: (x, y) => fresh.mouse.click(x, y),
        tap: (x, y) => fresh.touchscreen.tap(x, y),
        drag: async (x, y, by) => {
          await fresh.mouse.move(x, y);
          await fresh.mouse.down();
          await fresh.mouse.move(x + by, y, { steps: 3 });
          await fresh.mouse.up();
        },
        press: (key) => fresh.keyboard.press(key),
        back: async () => {
          await fresh.goBack({ waitUntil: 'commit' });
        },
        forward: async () => {
          await fresh.goForward({ waitUntil: 'commit' });
        },
        outline: () => outlineOf(fresh),
        picture: () => fresh.screenshot(),
      };
      return tab;
    },
  };
};
