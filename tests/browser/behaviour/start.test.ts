import { afterEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { errorsOf, serveForm } from './form-service.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

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
