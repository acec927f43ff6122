import { expect, test } from 'vitest';
import { setScreen, useBrowser } from './browser.ts';

const browser = useBrowser();

test('with scripts off, every visible button does something, and there are call links', async () => {
  const page = await browser.open('', { javaScriptEnabled: false });
  for (const path of ['/', '/contact/', '/towing-cost/', '/services/flatbed-towing/', '/es/']) {
    await page.goto(browser.origin() + path);
    for (const width of [360, 1280]) {
      await setScreen(page, width, 800);
      // The browser itself opens the menu.
      const dead = page.locator('button:not([popovertarget]):visible');
      expect([path, width, await dead.allTextContents()]).toEqual([path, width, []]);
      expect(
        await page.locator('a[href^="tel:"]:visible').count(),
        `call links on ${path} at ${width} px`,
      ).toBeGreaterThan(0);
    }
  }
});
