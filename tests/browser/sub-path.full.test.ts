import { expect, inject, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { errorsOf } from './form-service.ts';
import { visitAllOver, watchPolicy } from './policy.ts';

/** The site under a path, which has no quote form and no number for texts. */

const browser = useBrowser(inject('subPathSite'), '/tow/');

test('every page keeps its own policy and a clean console, and Call stands alone across the bar', async () => {
  let errors: string[] = [];
  const page = await browser.open('', { viewport: { width: 390, height: 800 } }, async (fresh) => {
    errors = errorsOf(fresh);
    await watchPolicy(fresh);
    await fresh.route('https://www.google.com/maps**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    );
  });
  for (const { path } of pagesOf(business)) {
    await page.goto(`${browser.origin()}/tow${path}`);
    expect({ path, violations: await visitAllOver(page) }).toEqual({ path, violations: [] });
    const { x = 0, width = 0 } = (await page.locator('.call-bar .call-button').boundingBox()) ?? {};
    expect([Math.round(x), Math.round(x + width)]).toEqual([12, 378]);
  }
  // What the 404 page is meant to say.
  expect(errors).toEqual(['404 Error /tow/404.html']);
});
