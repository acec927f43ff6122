import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { mapOrigin } from '../../site/client-settings.ts';
import { serveCompressed } from '../setup/brotli-server.ts';
import { phone } from './behaviour/visitors.ts';
import { givePage, takePage } from './pool.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
let page: Page;
/** Addresses on other hosts that were asked for. */
let foreign: string[];

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
  foreign = [];
  page.on('request', (request) => request.url().startsWith(site.origin) || foreign.push(request.url()));
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

test('the map of the contact page is asked for when the visitor comes near it, and not before', async () => {
  await visit('/contact/', { viewport: { width: 390, height: 600 } });
  expect(foreign).toEqual([]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => foreign).toEqual([expect.stringContaining(`${mapOrigin}/maps?`)]);
});
