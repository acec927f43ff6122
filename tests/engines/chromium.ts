import { openPage } from '../browser/browser.ts';
import type { Tab } from './tab.ts';

/** The same Chromium as in the other browser tests. */
export async function startChromium(): Promise<Tab> {
  const page = await openPage({ hasTouch: true });
  return {
    go: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    back: () => page.goBack({ waitUntil: 'commit' }),
  };
}
