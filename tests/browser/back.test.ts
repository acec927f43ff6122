import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { phone } from './visitors.ts';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await openPage(phone, true);
});
afterAll(() => page.context().close());

test.each(['/', '/contact/'])('%s is whole when the back button brings it back', async (path) => {
  await page.goto(browser.origin() + path);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { kept: persisted }), { once: true }),
  );
  await page.goto(`${browser.origin()}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  const kept = await page.waitForFunction(() => (globalThis as { kept?: boolean }).kept ?? 'loaded anew');
  expect(await kept.jsonValue(), `${path} is kept for the back button`).toBe(true);
});
