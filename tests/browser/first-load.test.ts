import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { serveCompressed } from '../setup/brotli-server.ts';
import { givePage, takePage } from './pool.ts';
import { phone } from './visitors.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
let page: Page;

beforeAll(async () => {
  site = await serveCompressed(inject('site'));
});
afterEach(() => givePage(page));
afterAll(() => site.close());

/** Comes to a page like somebody who was never here before. */
async function visit(path: string, options: BrowserContextOptions): Promise<void> {
  page = await takePage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  site.served.length = 0;
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
}

describe.each(['dark', 'light'] as const)('the first load of home, 390 px wide, %s', (colorScheme) => {
  test('comes to at most 45 KB in 6 requests, icon and manifest apart', async () => {
    await visit('/', { ...phone, deviceScaleFactor: 3, colorScheme });
    const counted = site.served.filter(({ path }) => !/icon|manifest/.test(path));
    const asked = counted.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
    expect(counted.length, asked).toBeGreaterThanOrEqual(3);
    expect(counted.length, asked).toBeLessThanOrEqual(6);
    expect(
      counted.reduce((sum, { bytes }) => sum + bytes, 0),
      asked,
    ).toBeLessThanOrEqual(45_000);
  });
});
