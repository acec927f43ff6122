import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { mapOrigin } from '../../site/client-settings.ts';
import { serveCompressed } from '../setup/brotli-server.ts';
import { chromiumFlags } from '../setup/chromium.ts';
import { phone } from './behaviour/visitors.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
let browser: Browser;
/** Addresses on other hosts that were asked for. */
let foreign: string[];

beforeAll(async () => {
  site = await serveCompressed(inject('site'));
  browser = await chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  site.close();
});
beforeEach(() => {
  site.served.length = 0;
  foreign = [];
});

/** Opens an empty page, as of somebody who was never here before, and closes it after use. */
async function visit(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    page.on('request', (request) => request.url().startsWith(site.origin) || foreign.push(request.url()));
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => route.abort(),
    );
    await use(page);
  } finally {
    await context.close();
  }
}

describe.each(['dark', 'light'] as const)('the first load of home, 390 px wide, %s', (colorScheme) => {
  test('comes to at most 45 KB in 6 requests, icon and manifest apart', async () => {
    const pixels = { ...phone, deviceScaleFactor: 3, colorScheme };
    await visit(pixels, async (page) => {
      await page.goto(site.origin, { waitUntil: 'networkidle' });
    });
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
  await visit({ viewport: { width: 390, height: 600 } }, async (page) => {
    await page.goto(`${site.origin}/contact/`, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => foreign).toEqual([expect.stringContaining(`${mapOrigin}/maps?`)]);
  });
});
