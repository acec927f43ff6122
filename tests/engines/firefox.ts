import puppeteer, { ProtocolError } from 'puppeteer-core';
import { stopLater } from './process.ts';
import type { Tab } from './tab.ts';

/** Reaches only the loopback and has reduced motion. */
const extraPrefsFirefox = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
  // The driver misses that a page has arrived after one that came from this cache.
  'browser.sessionhistory.max_total_viewers': 0,
};

/** Starts a stock Firefox and drives it by WebDriver BiDi, without a separate driver. */
export async function startFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  stopLater(browser.process());
  const page = await browser.newPage();
  return {
    go: (address) => page.goto(address),
    evaluate: async (expression) => (await page.evaluate(expression)) as string | undefined,
    resize: async (width, height) => {
      try {
        await page.setViewport({ width, height });
      } catch (error) {
        // Firefox 140, the long-term release, turns no screen. It has its size all the same.
        if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride'))) throw error;
        await page.waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`);
      }
    },
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    back: () => page.evaluate('history.back()'),
  };
}
