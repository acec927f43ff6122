import { afterEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { withoutScript } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

describe.each(withoutScript)('without the script (%s)', (_, options, prepare) => {
  test('an unknown address says so and leads home', async () => {
    const page = await browser.open('/no/such-page', options, prepare);
    expect(await page.locator('h1').innerText()).toBe('Oops! Page not found');
    await page.click('text=Return to Home');
    await page.waitForURL(`${browser.origin()}/`);
  });
});

test('the console gets "404 Error" with the attempted path, once', async () => {
  const errors: string[] = [];
  await browser.open('/no/such-page?from=flyer#top', {}, async (page) => {
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  });
  // Chromium itself reports the status of the document.
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual(['404 Error /no/such-page']);
});
