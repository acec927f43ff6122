import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveCompressed } from '../setup/brotli-server.ts';
import { openPage } from './browser.ts';
import { phone } from './visitors.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
beforeAll(async () => {
  site = await serveCompressed(inject('site'));
});
afterAll(() => site.close());

test.each(['dark', 'light'] as const)(
  'the first load of home, 390 px wide, %s, comes to at most 45 KB in 7 requests, icon and manifest apart',
  async (colorScheme) => {
    site.served.length = 0;
    const page = await openPage({ ...phone, deviceScaleFactor: 3, colorScheme });
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    await page.context().close();
    const counted = site.served.filter(({ path }) => !/icon|manifest/.test(path));
    const asked = counted.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
    expect(counted.length, asked).toBeGreaterThanOrEqual(3);
    expect(counted.length, asked).toBeLessThanOrEqual(7);
    const bytes = counted.reduce((sum, answer) => sum + answer.bytes, 0);
    expect(bytes, asked).toBeLessThanOrEqual(45_000);
  },
);
