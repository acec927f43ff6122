import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();

// A window that grows loads more pictures, and the next test's may: of a server that may be gone.
test('a page that a test is done with has left the site', async () => {
  const page = await browser.open('/');
  await browser.closePages();
  expect(page.url()).toBe('about:blank');
  expect(await browser.open('')).toBe(page);
  await browser.closePages();
});
