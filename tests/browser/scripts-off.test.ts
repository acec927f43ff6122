import { expect, test } from 'vitest';
import { setScreen, useBrowser } from './browser.ts';

const browser = useBrowser();

test('where scripts are off, every button that is shown does something, and no call is lost with the others', async () => {
  const page = await browser.open('', { javaScriptEnabled: false });
  for (const path of ['/', '/contact/', '/towing-cost/', '/services/flatbed-towing/', '/es/']) {
    await page.goto(browser.origin() + path);
    for (const width of [360, 1280]) {
      await setScreen(page, width, 800);
      // The menu's buttons are the browser's own.
      const dead = page.locator('button:not([popovertarget]):visible');
      expect([path, width, await dead.allTextContents()]).toEqual([path, width, []]);
      expect(
        await page.locator('a[href^="tel:"]:visible').count(),
        `call links on ${path} at ${width} px`,
      ).toBeGreaterThan(0);
    }
  }
});
