import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { business, pagesOf } from '../../setup/pages.ts';
import { useBrowser } from '../browser.ts';
import { deferred, errorsOf, serveForm } from './form-service.ts';
import { phone } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const paths = pagesOf(business).map(({ path }) => path);

/** Loads a page whose script comes late, and tells what the document and the layout went through from then on. */
async function effects(page: Page, path: string): Promise<{ mutations: string[]; shift: number }> {
  const script = deferred();
  await page.route('**/client-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(browser.origin() + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  const watched = await page.evaluateHandle(() => {
    const seen = { mutations: [] as string[], shift: 0 };
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        seen.mutations.push(`${type} ${attributeName} ${(target as Element).outerHTML?.slice(0, 80)}`);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  script.resolve();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await page.unroute('**/client-*.js');
  return watched.jsonValue();
}

describe('the script, when it starts', () => {
  test.each([
    ['any page, on a phone', phone, paths],
    ['the home page, on a wide screen', {}, ['/']],
  ])('writes nothing and moves nothing: %s', async (_, options, some) => {
    const page = await browser.open('/robots.txt', options);
    for (const path of some) expect([path, await effects(page, path)]).toEqual([path, { mutations: [], shift: 0 }]);
  });
});

describe('a behavior that throws', () => {
  test('is reported once and leaves the others working', async () => {
    let errors: string[] = [];
    const page = await browser.open('/', {}, async (fresh) => {
      errors = errorsOf(fresh);
      await fresh.addInitScript(() => {
        Object.defineProperty(HTMLButtonElement.prototype, 'dataset', {
          get() {
            throw new Error('no dataset');
          },
        });
      });
    });
    expect(await page.locator('[data-quote-button]').count()).toBeGreaterThan(1);
    expect(errors).toEqual([expect.stringContaining('no dataset')]);
    await page.hover('[data-services-menu]');
    expect(await page.locator('[data-services-menu][open]').count()).toBe(1);
  });

  test('be it the first of the list, leaves the quote working', async () => {
    let errors: string[] = [];
    const page = await browser.open('/', {}, async (fresh) => {
      errors = errorsOf(fresh);
      await serveForm(fresh);
      await fresh.addInitScript(() => {
        Object.defineProperty(globalThis, 'matchMedia', { value: undefined });
      });
    });
    // One for each of the two menus.
    expect(errors).toHaveLength(2);
    await page.click('.hero [data-quote-button]');
    await page.locator('[data-shown=success]').waitFor();
  });
});
