import { expect, test } from 'vitest';
import { sampleFacts } from '../setup/facts.ts';
import { arriveAt, expectWhole, inEngines, type Open } from './engines.ts';
import { type Changes, withoutPolicy } from './fixture-server.ts';
import type { Page } from './tab.ts';

// What the site promises in every browser, mostly on Spanish pages, whose words are longer. Edge cases are in
// `tests/unit`.

const phone = { width: 390, height: 844 };
const services = '[data-services-menu]';
const summary = `${services} summary`;
const call = `tel:${sampleFacts.phone}`;

const expectList = (page: Page, isOpen: boolean) =>
  expect
    .poll(() => page.run(() => document.querySelector('details')?.open), { message: 'the Services list is open' })
    .toBe(isOpen);
const expectMenu = (page: Page, isOpen: boolean) =>
  expect
    .poll(() => page.run(() => document.querySelector('.site-menu')?.matches(':popover-open')), {
      message: 'the menu is open',
    })
    .toBe(isOpen);
const toasts = (page: Page) =>
  page.run(() => [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown));
const outcomes = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLElement>('.where-am-i [role=status] [data-outcome]')]
      .filter((outcome) => outcome.getClientRects().length > 0)
      .map(({ dataset }) => dataset.outcome),
  );
/** The numbers in the visible answers about where the car stopped. */
const answersShown = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLElement>('.road-answer')]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .map((answer) => answer.querySelector('a')?.getAttribute('href')),
  );
/** The site without its script, as on a weak signal. */
const withoutScript: Changes = { isLost: (url) => url.includes('/client-') };

/** Makes geolocation answer with a place or an error code. */
const locate = (page: Page, answer: { coords: object } | { code: number }) =>
  page.run((told) => {
    const getCurrentPosition = (found: (told: object) => void, fail: (told: object) => void) =>
      ('coords' in told ? found : fail)(told);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  }, answer);

const promises: Record<string, (open: Open) => Promise<void>> = {
  'the Services list opens on hover and closes after it; Enter, Space and a tap toggle it, and Escape gives the focus back':
    async (open) => {
      const page = await open('/es/');
      await page.hover(summary);
      await expectList(page, true);
      await page.move(640, 700);
      await expectList(page, false);
      await page.focus(summary);
      await page.press('Enter');
      await expectList(page, true);
      await page.press('Space');
      await expectList(page, false);
      await page.press('Enter');
      await expectList(page, true);
      await page.focus(`${services} li a`);
      await page.press('Escape');
      await expectList(page, false);
      expect(await page.run(() => document.activeElement?.textContent)).toBe('Servicios');
      for (const expected of [true, false, true]) {
        await page.tapOn(summary);
        await expectList(page, expected);
      }
      await page.tapOn(`${services} a[href="/services/long-distance-towing/"]`);
      await arriveAt(page, '/services/long-distance-towing/');
    },

  'the menu of a phone is toggled by its button, and closed by Escape and by a link': async (open) => {
    const page = await open('/es/', phone);
    for (const expected of [true, false, true]) {
      await page.tapOn('.site-menu__button');
      await expectMenu(page, expected);
    }
    await page.press('Escape');
    await expectMenu(page, false);
    await page.tapOn('.site-menu__button');
    await page.tapOn('.site-menu a[href="#top"]');
    await expectMenu(page, false);
  },

  'a tap where the car stopped shows the one number to call; after another page and back, the answer is that of the chosen place':
    async (open) => {
      const page = await open('/es/services/emergency-towing-service/', phone);
      const [lane, off] = ['tel:911', call];
      expect(await answersShown(page)).toEqual([lane]);
      await page.tapOn('.road-band--off input');
      await expect.poll(() => answersShown(page)).toEqual([off]);
      // The bar hides while it is on the screen.
      const expectBar = (isThere: boolean) =>
        expect
          .poll(() =>
            page.run(() => document.querySelector('.call-bar')?.checkVisibility({ visibilityProperty: true })),
          )
          .toBe(isThere);
      // Firefox repeats a scrollIntoView when the bar has come.
      const scrollPast = (share: number) =>
        page.run((part) => {
          const { top, height } = (document.querySelector('.who-to-call__road') as Element).getBoundingClientRect();
          scrollTo({ top: scrollY + top + part * height + 1, behavior: 'instant' });
        }, share);
      await scrollPast(0.5);
      await expectBar(false);
      await scrollPast(1);
      await expectBar(true);
      await page.clickOn('.site-footer a[href="/about/"]');
      await arriveAt(page, '/about/');
      await page.back();
      await arriveAt(page, '/es/services/emergency-towing-service/');
      const isLane = await page.run(() => document.querySelector<HTMLInputElement>('.who-to-call input')?.checked);
      expect(await answersShown(page)).toEqual([isLane ? lane : off]);
    },

  'Free Quote loads nothing before a visitor wants it; then it opens the form once, and says that it was sent': async (
    open,
  ) => {
    const page = await open('/es/', phone);
    expect(page.server.foreign).toEqual([]);
    await page.tapOn('.hero [data-quote-button]');
    await expect.poll(() => toasts(page)).toEqual(['success']);
    expect(await page.run(() => (globalThis as { calls?: unknown[] }).calls)).toEqual([
      ['your-form-id', { layout: 'modal', width: 700, autoClose: 5000 }],
    ]);
  },

  'the contact page loads the map only when the visitor comes near it, and shows the phone’s location, or why there is none':
    async (open) => {
      const page = await open('/es/contact/', { width: 390, height: 400 });
      expect(page.server.foreign).toEqual([]);
      await page.run(() => document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => page.server.foreign).toEqual([expect.stringMatching(/^\/maps\?.*output=embed/)]);
      await locate(page, { code: 1 });
      await page.tapOn('.where-am-i button');
      await expect.poll(() => outcomes(page)).toEqual(['missing']);
      await locate(page, { coords: { latitude: 40.123456, longitude: -74.2, accuracy: 12 } });
      await page.tapOn('.where-am-i button');
      await expect.poll(() => outcomes(page)).toEqual(['found']);
      expect(await page.run(() => document.querySelector('[data-coordinates]')?.textContent)).toBe(
        '40.12346, -74.20000',
      );
    },

  'without the script, the menus and links work, and answers open one at a time': async (open) => {
    const page = await open('/es/', { ...phone, ...withoutScript });
    await page.tapOn('.site-menu__button');
    await expectMenu(page, true);
    await page.tapOn(summary);
    await expectList(page, true);
    await page.press('Escape');
    await page.tapOn('.accordion summary');
    await expect.poll(() => page.run(() => document.querySelector('.accordion p')?.getClientRects().length)).toBe(1);
    await page.tapOn('.accordion details:nth-child(3) summary');
    await expect.poll(() => page.run(() => document.querySelectorAll('.accordion [open]').length)).toBe(1);
    await page.tapOn('main a[href="/services/long-distance-towing/"]');
    await arriveAt(page, '/services/long-distance-towing/');
  },

  'with text at 200% on a 320 px phone, every word fits, and there is always a call link on the screen': async (
    open,
  ) => {
    const page = await open('/es/', { width: 320, height: 640 });
    await page.run(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectWhole(page);
  },

  'every tap on a call link calls, from a page’s first moment': async (open) => {
    const page = await open('/', phone);
    // The next page notes taps from its start, and keeps them from dialing.
    const noted = `<head><script>taps = []; addEventListener('click', (event) => {
      const link = event.target.closest?.('a');
      if (link?.protocol === 'tel:') event.preventDefault();
      taps.push(link?.getAttribute('href'));
    }, true)</script>`;
    page.server.set({ html: (html) => withoutPolicy(html).replace('<head>', noted) });
    await page.run(() => {
      location.href = '/services/flatbed-towing/';
    });
    const isThere = () => page.run(() => location.pathname !== '/' && document.body !== null);
    while (!(await isThere().catch(() => false)));
    for (const place of ['.site-header', 'main']) {
      const middle = await page.middleOf(`${place} a[href^="tel:"]`);
      for (let tap = 0; tap < 3; tap++) await page.click(...middle);
    }
    await expect.poll(() => page.run(() => (globalThis as { taps?: string[] }).taps)).toEqual(Array(6).fill(call));
  },
};

inEngines((open) => {
  test.each(Object.entries(promises))('%s', (_, keep) => keep(open));
});
