import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { business } from '../../setup/pages.ts';
import { useBrowser } from '../browser.ts';
import { errorsOf, foreignRequests } from './form-service.ts';
import { phone, stopClock, withoutScript } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const helper = '[data-where-am-i]';
const outcome = (page: Page, name: string) => page.locator(`${helper} [data-outcome=${name}]`);
const tap = (page: Page) => page.tap(`${helper} button`);
const here = { latitude: 40.123456, longitude: -74.2, accuracy: 12 };

describe.each(withoutScript)('without the script (%s)', (_, options, prepare) => {
  test('there are prompts to read out, and a text message that works bare', async () => {
    const page = await browser.open('/contact/', { ...phone, ...options }, prepare);
    const prompts = page.locator(`${helper} li`);
    expect(await prompts.count()).toBe(5);
    for (const prompt of await prompts.all()) expect(await prompt.isVisible()).toBe(true);
    const text = page.locator(`${helper} a[href^="sms:"]`);
    expect(await text.getAttribute('href')).toBe(`sms:${business.textPhone}`);
    expect(await text.isVisible()).toBe(true);
    expect(await page.locator(`${helper} [data-outcome]:visible`).count()).toBe(0);
  });
});

describe('a tap on "Show my location"', () => {
  test('shows the coordinates in large type, their accuracy and a map link; nothing leaves the phone', async () => {
    let requests: string[] = [];
    const page = await browser.open(
      '/contact/',
      { ...phone, geolocation: here, permissions: ['geolocation'] },
      async (fresh) => {
        requests = foreignRequests(fresh);
      },
    );
    requests.length = 0;
    await tap(page);
    await outcome(page, 'found').waitFor();
    const coordinates = page.locator('[data-coordinates]');
    expect(await coordinates.innerText()).toBe('40.12346, -74.20000');
    expect(
      await coordinates.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThan(24);
    expect(await outcome(page, 'found').innerText()).toContain('It’s accurate to about 40 feet.');
    expect(await outcome(page, 'inaccurate').isVisible()).toBe(false);
    expect(await page.locator('[data-map]').getAttribute('href')).toBe(
      'https://www.google.com/maps?q=40.12346,-74.20000',
    );
    const href = await page.locator('[data-text-message]').getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toBe(
      `sms:${business.textPhone}?&body=I need a tow. My location: 40.12346, -74.20000 https://www.google.com/maps?q=40.12346,-74.20000`,
    );
    expect(requests.filter((url) => !url.includes('output=embed'))).toEqual([]);

    await page.context().setGeolocation({ ...here, accuracy: 900 });
    await tap(page);
    await outcome(page, 'inaccurate').waitFor();
    expect(await outcome(page, 'found').innerText()).toContain('It’s accurate to about 2,950 feet. That’s rough');
  });

  test('says so where the phone refuses', async () => {
    const page = await browser.open('/contact/', phone);
    await tap(page);
    await outcome(page, 'denied').waitFor();
    expect(await page.locator(`${helper} [data-outcome]:visible`).count()).toBe(1);
    expect(await outcome(page, 'denied').locator('a').getAttribute('href')).toBe(`tel:${business.phone}`);
  });

  test.each([
    [
      'is unavailable',
      'unavailable',
      () => ({ getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 2 }) }),
    ],
    ['is not there', 'unavailable', () => undefined],
    [
      'times out',
      'timeout',
      () => ({ getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 3 }) }),
    ],
  ])('says so where it %s', async (_, expected, geolocation) => {
    let errors: string[] = [];
    const page = await browser.open('/contact/', phone, async (fresh) => {
      errors = errorsOf(fresh);
      await fresh.addInitScript(`Object.defineProperty(navigator, 'geolocation', { value: (${geolocation})() })`);
    });
    await tap(page);
    await outcome(page, expected).waitFor();
    expect(errors).toEqual([]);
  });

  test('says so where the phone never answers', async () => {
    const page = await browser.open('/contact/', { ...phone, alone: true }, async (fresh) => {
      await fresh.clock.install();
      await fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: () => {} } });
      });
    });
    await stopClock(page);
    await tap(page);
    await page.clock.fastForward(29_999);
    expect(await outcome(page, 'waiting').isVisible()).toBe(true);
    await page.clock.fastForward(1);
    expect(await outcome(page, 'waiting').isVisible()).toBe(false);
    expect(await outcome(page, 'timeout').isVisible()).toBe(true);
  });
});

describe('without a number for texts', () => {
  const textless = useBrowser(inject('subPathSite'), '/tow/');
  afterEach(() => textless.closePages());

  test('nothing offers a text message, and the location is shown all the same', async () => {
    const page = await textless.open('/tow/contact/', { ...phone, geolocation: here, permissions: ['geolocation'] });
    expect(await page.content()).not.toContain('sms:');
    await tap(page);
    await outcome(page, 'found').waitFor();
  });
});
