import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Media, setScreen, useBrowser } from './browser.ts';

// How home looks on different screens.

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.visit('/');
});

const on = (width: number, height = 800, media?: Media) => setScreen(page, width, height, media);
const boxOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const styleOf = (selector: string, property: string) =>
  page.evaluate(
    ([wanted = '', name = '']) => getComputedStyle(document.querySelector(wanted) as Element).getPropertyValue(name),
    [selector, property],
  );
/** Which call can be seen and tapped at this scroll position: the page's own or the bar's. */
const leadingAt = async (height: number) =>
  (await page.evaluate((top) => inPage.leadingCalls([top]), height)).leading[0];

describe('on a phone', () => {
  test('the first screen has headline, lead, number, quote and truck, and 911 under the number, before the link for texts', async () => {
    await on(360, 780);
    for (const part of [
      'h1',
      '.hero p',
      '.call--lit',
      '.hero [data-quote-button]',
      '.hero-scene',
      '.hero a[href^="sms:"]',
    ])
      expect((await boxOf(part)).bottom, `the bottom of ${part}`).toBeLessThan(780);
    const danger = await boxOf('.hero a[href="tel:911"]');
    expect(danger.top, 'the top of 911').toBeGreaterThan((await boxOf('.call--lit')).bottom);
    expect(danger.bottom, 'the bottom of 911').toBeLessThan((await boxOf('.hero a[href^="sms:"]')).top);
  });

  test.each([
    [320, 480],
    [390, 844],
    [844, 390],
  ])(
    'a thumb of either hand can hit Call, 8 px from Quote, and the bar doesn’t cover the page’s end: %i by %i px',
    async (width, height) => {
      await on(width, height);
      // In landscape the header scrolls away, so the bar is there from the top.
      if (width > height) expect(await leadingAt(0)).toContain('bar');
      expect(await leadingAt(1500)).toBe('bar');
      const [bar, call] = [await boxOf('.call-bar'), await boxOf('.call-bar .call')];
      const quote = await boxOf('.call-bar .button:not(.call)');
      expect(Math.min(call.width, quote.width), 'px of the narrower one').toBeGreaterThanOrEqual(44);
      expect(quote.left - call.right, 'px between call and quote').toBeGreaterThanOrEqual(8);
      expect(bar.bottom, 'the bottom of the bar').toBe(height);
      expect([call.left < width / 3, call.right > width / 2], 'in reach of either thumb').toEqual([true, true]);
      await leadingAt(100_000);
      const last = await boxOf('.site-footer__copyright');
      expect(last.bottom, 'the bottom of the page’s last line').toBeLessThanOrEqual(bar.top);
    },
  );

  test('the cards with pictures show “Learn More”', async () => {
    await on(360, 780);
    expect(await styleOf('.cards .card__link > *', 'clip-path')).toBe('none');
  });

  test('a hidden bar takes no focus', async () => {
    await on(390, 844);
    const takesFocus = () =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('.call-bar .call');
        link?.focus({ preventScroll: true });
        return document.activeElement === link;
      });
    await leadingAt(0);
    expect(await takesFocus(), 'the bar takes the focus at the top').toBe(false);
    await leadingAt(1500);
    expect(await takesFocus(), 'the bar takes the focus at 1500 px').toBe(true);
  });
});

test.each([
  [320, '100%', 57],
  [960, '100%', 65],
  [360, '200%', 80],
] as const)(
  'the header at %i px and %s text is %i px tall or less, its name on two lines at most',
  async (width, text, most) => {
    await on(width, 780);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const { height } = await boxOf('.site-header');
    expect(height, 'px of the header').toBeLessThanOrEqual(most);
    expect((await boxOf('.site-header .company-name')).height, 'px of the name, on two lines').toBeLessThan(70);
    const bar = await boxOf('.call-bar');
    expect(height + bar.height, 'px of header and bar').toBeLessThanOrEqual(780 / 4);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  },
);

test('the menu of a phone fills the screen down to the bar, whose number stays there', async () => {
  await on(360, 640);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.site-menu__button').click();
  const links = page.locator('.site-menu > ul > li > a');
  for (const link of await links.all()) expect(await link.isVisible(), await link.innerText()).toBe(true);
  const [menu, header, bar] = [await boxOf('.site-menu'), await boxOf('.site-header'), await boxOf('.call-bar')];
  expect(menu.top, 'the top of the menu').toBeLessThanOrEqual(header.bottom);
  expect(menu.bottom, 'the bottom of the menu').toBeGreaterThanOrEqual(bar.top);
  await page.locator('.call-bar .call').click({ trial: true });
  await page.locator('.site-header .call').click({ trial: true });
  await page.keyboard.press('Escape');
});

describe('the visitor’s settings', () => {
  test.each([
    ['light', 'rgb(255, 255, 255)', 'rgb(16, 21, 28)'],
    ['dark', 'rgb(16, 21, 28)', 'rgb(244, 246, 248)'],
  ] as const)('choose day or night, for form controls and scroll bars too: %s', async (colorScheme, ground, ink) => {
    await on(1280, 800, { colorScheme });
    expect(await styleOf('html', 'background-color')).toBe(ground);
    expect(await styleOf('body', 'color')).toBe(ink);
    expect(await styleOf('html', 'color-scheme')).toBe('light dark');
  });

  test('stop all motion under reduced motion', async () => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await on(1280);
    await page.click('.services-menu summary');
    expect(await moving(), 'animations under reduced motion').toBe(0);
    expect(await styleOf('html', 'scroll-behavior')).toBe('auto');
    await on(1280, 800, { reducedMotion: 'no-preference' });
    expect(await moving(), 'animations without reduced motion').toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  test.each([390, 1280])('otherwise allow motion that ends within five seconds: %i px', async (width) => {
    await on(width, 800, { reducedMotion: 'no-preference' });
    await page.reload();
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ timeline, effect }) => {
        if (!(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect)) return [];
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const { endTime, delay } = effect.getComputedTiming();
        const name = effect.target?.className ?? '';
        return [{ name, end: Number(endTime), delay: Number(delay), properties }];
      }),
    );
    expect(moving.length, 'animations of home').toBeGreaterThan(0);
    const known = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform'];
    const isSlowOrCostly = ({ end, delay, properties }: (typeof moving)[number]) =>
      end > 5000 || delay === 0 || properties.some((property) => !known.includes(property));
    expect(moving.filter(isSlowOrCostly)).toEqual([]);
  });

  test('keep the edges of buttons in forced colors', async () => {
    await on(1280, 800, { forcedColors: 'active' });
    for (const button of ['.call--lit', '.hero [data-quote-button]'])
      expect(await styleOf(button, 'border-top-width'), `the edge of ${button}`).toBe('2px');
  });

  test('turn muted words into ink for more contrast', async () => {
    await on(1280, 800, { contrast: 'more' });
    expect(await styleOf('.accordion details', 'border-bottom-color')).toBe(await styleOf('body', 'color'));
    expect(await styleOf('.proof dt', 'color')).toBe(await styleOf('.hero', 'color'));
  });
});

test('on paper it is ink on white, with or without backgrounds, with the number on top and every answer readable', async () => {
  await on(800, 1000, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-menu__button', '.call-bar', '.call__band', '.hero [data-quote-button]'])
    expect(await page.locator(gone).isVisible(), `${gone} is printed`).toBe(false);
  const number = await boxOf('.site-header .call');
  expect(number.top, 'the top of the printed number').toBeLessThan(80);
  expect(number.width, 'px of the printed number').toBeGreaterThan(60);
  expect(await page.locator('.accordion p').first().isVisible(), 'the first answer is there').toBe(true);
  const notInk = await page.evaluate(() => {
    const isLight = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) > 600;
    return [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => !element.closest('.call'))
      .flatMap((element) => {
        let ground: Element | null = element;
        const styles = () => getComputedStyle(ground as Element);
        while (ground && styles().backgroundColor === 'rgba(0, 0, 0, 0)' && styles().backgroundImage === 'none')
          ground = ground.parentElement;
        const isPaper = !ground || (isLight(styles().backgroundColor) && styles().backgroundImage === 'none');
        return isPaper && !isLight(getComputedStyle(element).color) ? [] : [element.outerHTML.slice(0, 80)];
      });
  });
  expect(notInk).toEqual([]);
});

test.each([
  ['error', '/'],
  ['call', '/es/contact/'],
  ['call', '/services/emergency-towing-service/'],
])(
  'a toast of type %s on %s is never over a call link or the advice to call 911, wherever the page is scrolled to',
  async (type, path) => {
    await browser.visit(path, 360, 780);
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), type);
    const covered = await page.evaluate(() => {
      const links = [...document.querySelectorAll('a[href^="tel:"], p, li')].filter(
        (link) => !link.closest('.toasts') && (link.matches('a') || link.textContent?.includes('911')),
      );
      const found: string[] = [];
      const seen: boolean[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
        scrollTo({ top, behavior: 'instant' });
        // The browser would send it before its next frame.
        document.dispatchEvent(new Event('scroll'));
        const toast = document.querySelector('[data-shown]');
        // Where there is no room for the toast, it is hidden.
        seen.push(toast?.checkVisibility({ visibilityProperty: true }) === true);
        if (!toast || !seen.at(-1)) continue;
        const over = toast.getBoundingClientRect();
        const covered = links.filter((link) => {
          const box = (link.closest('.road-answer, p') ?? link).getBoundingClientRect();
          const isShown = link.checkVisibility({ visibilityProperty: true });
          return isShown && box.bottom > over.top && box.top < over.bottom;
        });
        found.push(...covered.map((link) => `${top}: ${link.textContent}`));
      }
      return { found, seenNearly: seen.filter(Boolean).length / seen.length > 0.7 };
    });
    expect(covered).toEqual({ found: [], seenNearly: true });
  },
);
