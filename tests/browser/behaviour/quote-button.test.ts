import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { business } from '../../setup/pages.ts';
import { useBrowser } from '../browser.ts';
import { deferred, errorsOf, foreignRequests, scripts, serveForm } from './form-service.ts';
import { leaveAndReturn, phone, stopClock, withoutScript } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const script = 'https://tally.so/widgets/embed.js';
const options = { layout: 'modal', width: 700, autoClose: 5000 };
const button = '.hero [data-quote-button]';
const other = '.call-band [data-quote-button]';
const toast = (kind: string) => `[data-shown=${kind}]`;
const calls = (page: Page) => page.evaluate(() => (globalThis as unknown as { calls?: unknown[] }).calls ?? []);

describe.each(withoutScript)('without the script (%s)', (_, settings, prepare) => {
  test('Free Quote does no harm, and call links call', async () => {
    let requests: string[] = [];
    const page = await browser.open('/', settings, async (fresh) => {
      requests = foreignRequests(fresh);
      await prepare(fresh);
    });
    await page.click(button);
    await page.waitForTimeout(100);
    expect(requests).toEqual([]);
    expect(page.url()).toBe(`${browser.origin()}/`);
    const links = page.locator('a:has-text("555-0142")');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toBe(`tel:${business.phone}`);
  });
});

/** The finger is down and never lifted: not a click. */
async function layFinger(page: Page, selector: string): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await client.detach();
}

test.each([
  ['hover', (page: Page) => page.hover(button)],
  ['focus', (page: Page) => page.focus(button)],
  ['touch', (page: Page) => layFinger(page, button)],
  ['click', (page: Page) => page.locator(button).evaluate((element: HTMLElement) => element.click())],
])('the form service’s script starts to load on %s, once', async (_, intend) => {
  let requests: string[] = [];
  const page = await browser.open('/', { hasTouch: true }, async (fresh) => {
    requests = foreignRequests(fresh);
    await serveForm(fresh, scripts.works, deferred().promise);
  });
  await intend(page);
  await expect.poll(() => requests).toEqual([script]);
  await page.focus(other);
  await page.click(other);
  expect(requests).toEqual([script]);
});

describe('a click on Free Quote', () => {
  test('opens the popup with exactly these options, once; a success is what the form itself says', async () => {
    const script = deferred();
    let errors: string[] = [];
    const page = await browser.open('/', phone, async (fresh) => {
      errors = errorsOf(fresh);
      await serveForm(fresh, scripts.works, script.promise);
    });
    await page.tap(button);
    await page.locator(`[role=status] ${toast('loading')}`).waitFor();
    expect(await calls(page)).toEqual([]);
    script.resolve();
    await page.locator(`[role=status] ${toast('success')}`).waitFor();
    expect(await page.locator(toast('loading')).count()).toBe(0);
    expect(await calls(page)).toEqual([['your-form-id', options]]);
    expect(errors).toEqual([]);
  });

  test('opens it at once where the page already brought the form service', async () => {
    let requests: string[] = [];
    const page = await browser.open('/', {}, async (fresh) => {
      requests = foreignRequests(fresh);
      await serveForm(fresh);
      await fresh.addInitScript(scripts.works);
    });
    await page.click(button);
    expect(await calls(page)).toEqual([['your-form-id', options]]);
    expect(requests).not.toContain(script);
  });

  test('repeated ten times fast opens one popup, and a second later it opens again', async () => {
    const page = await browser.open('/', { alone: true }, async (fresh) => {
      await fresh.clock.install();
      await serveForm(fresh);
    });
    await stopClock(page);
    await page.click(button, { clickCount: 10 });
    await expect.poll(() => calls(page)).toHaveLength(1);
    await page.clock.fastForward(999);
    await page.click(button, { clickCount: 10 });
    expect(await calls(page)).toHaveLength(1);
    await page.clock.fastForward(1000);
    await page.click(button);
    expect(await calls(page)).toHaveLength(2);
  });

  test('tells how to call instead after ten seconds of silence, and what comes later opens nothing', async () => {
    const late = deferred();
    const page = await browser.open('/', { alone: true }, async (fresh) => {
      await fresh.clock.install();
      await serveForm(fresh, scripts.works, late.promise);
    });
    await stopClock(page);
    await page.click(button);
    await page.clock.fastForward(9999);
    expect(await page.locator(toast('loading')).count()).toBe(1);
    await page.clock.fastForward(1);
    await page.locator(toast('error')).waitFor();
    expect(await page.locator('.toast').count()).toBe(1);
    late.resolve();
    await page.waitForFunction(() => 'Tally' in globalThis);
    await page.clock.fastForward(60_000);
    expect(await calls(page)).toEqual([]);
    expect(await page.locator(toast('error')).count()).toBe(1);
    await page.click(button);
    expect(await calls(page)).toHaveLength(1);
    expect(await page.locator(toast('error')).count()).toBe(0);
  });

  test('that waits as the visitor leaves goes on when the back button brings the page back', async () => {
    const page = await browser.open('/', { alone: true }, (fresh) =>
      serveForm(fresh, scripts.works, deferred().promise),
    );
    await page.clock.install();
    await page.click(button);
    await leaveAndReturn(page, () => page.click('.site-menu >> text=About'));
    expect(await page.locator(toast('loading')).count()).toBe(1);
    await page.clock.fastForward(10_000);
    await page.locator(toast('error')).waitFor();
    expect(await page.locator(toast('loading')).count()).toBe(0);
  });
});

describe('a message', () => {
  test('from another origin is not believed, and what is no JSON is no error', async () => {
    let errors: string[] = [];
    const page = await browser.open('/', {}, async (fresh) => {
      errors = errorsOf(fresh);
      await fresh.route('https://tally.so/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<script>for (const data of ['{', 'Tally.FormSubmitted', null, { event: 'Tally.FormSubmitted' }])
            parent.postMessage(data, '*');</script>`,
        }),
      );
    });
    await page.evaluate(async () => {
      postMessage(JSON.stringify({ event: 'Tally.FormSubmitted' }));
      const frame = Object.assign(document.createElement('iframe'), { src: 'https://tally.so/popup' });
      document.body.append(frame);
      await new Promise((loaded) => frame.addEventListener('load', loaded));
      await new Promise((later) => setTimeout(later, 100));
    });
    expect(await page.locator('.toast').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('without a form set up', () => {
  const formless = useBrowser(inject('subPathSite'), '/tow/');
  afterEach(() => formless.closePages());

  test('there is no button, call stands alone across the bar, and nothing is asked of the form service', async () => {
    let requests: string[] = [];
    let errors: string[] = [];
    const page = await formless.open('/tow/', { viewport: { width: 390, height: 800 } }, async (fresh) => {
      requests = foreignRequests(fresh);
      errors = errorsOf(fresh);
    });
    for (const path of ['/', '/contact/', '/services/car-towing/']) {
      await page.goto(`${formless.origin()}/tow${path}`);
      expect(await page.locator('[data-quote-button], [data-toasts]').count()).toBe(0);
      const { x = 0, width = 0 } = (await page.locator('.call-bar .call-button').boundingBox()) ?? {};
      expect([Math.round(x), Math.round(x + width)]).toEqual([12, 378]);
    }
    expect(requests.filter((url) => !url.startsWith('https://www.google.com/maps'))).toEqual([]);
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });
});
