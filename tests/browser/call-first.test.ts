import { afterEach, expect, test } from 'vitest';
import { business } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

test('on phones the bar holds Call and Free Quote from the server’s HTML, and never covers the end of the page', async () => {
  const page = await browser.open('/', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const bar = page.locator('.call-bar');
  expect(await bar.locator('a').getAttribute('href')).toBe(`tel:${business.phone}`);
  expect(await bar.locator('button').textContent()).toBe('Free Quote');
  await page.locator('.site-footer__copyright').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  const end = await page.locator('.site-footer__copyright').boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('in the first 800 px of a phone stand headline, sub-line, number, quote and the truck', async () => {
  const page = await browser.look('/', { viewport: { width: 390, height: 844 } });
  for (const part of ['h1', '.hero p', '.hero .call-button', '.hero .quote-button', '.hero-scene__phone use']) {
    const box = await page.locator(part).first().boundingBox();
    expect(`${part} ${(box?.y ?? 9999) + (box?.height ?? 0) <= 800}`).toBe(`${part} true`);
  }
});
