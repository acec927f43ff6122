import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Media, setScreen, useBrowser } from './browser.ts';
import { leadingCalls } from './in-page.ts';
import { brokenWords } from './layout-faults.ts';

/** How home looks on one screen or another: what styles do, and only a browser can see. */

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
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    });
const styleOf = (selector: string, property: string) =>
  page.evaluate(
    ([wanted = '', name = '']) => getComputedStyle(document.querySelector(wanted) as Element).getPropertyValue(name),
    [selector, property],
  );
/** Whether the page's own call or the bar's can be seen and tapped at a height of the page. */
const leadingAt = async (height: number) => (await page.evaluate(leadingCalls, [height])).leading[0];

describe('on a phone', () => {
  test('911 is on the first screen, under the number and before all else that can be tapped', async () => {
    await on(360, 780);
    const number = await boxOf('.lit-sign');
    const danger = await boxOf('.hero a[href="tel:911"]');
    const text = await boxOf('.hero a[href^="sms:"]');
    expect(danger.top, 'the top of 911, under the number').toBeGreaterThan(number.bottom);
    expect(danger.bottom, 'the bottom of 911, over the link for texts').toBeLessThan(text.top);
    expect(text.bottom, 'the bottom of the link for texts, on the first screen').toBeLessThan(780);
  });

  test('a tap on a tile opens its own answer, whose heading is on the first screen', async () => {
    const tiles = await (await browser.visit('/', 360, 780))
      .locator('.tiles a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(tiles).size).toBe(8);
    for (const [index, tile] of tiles.entries()) {
      // One is tapped for all, as each comes to the same links.
      if (index === 0) await page.click(`.tiles a[href="${tile}"]`);
      else await page.goto(browser.origin() + tile);
      await page.waitForURL(`**${tile}`);
      const heading = await page.locator(`:is(h2, h3)[id="${tile.split('#')[1]}"]`).boundingBox();
      expect.soft(heading?.y, `the top of the heading that ${tile} leads to`).toBeGreaterThanOrEqual(56);
      expect
        .soft((heading?.y ?? 780) + (heading?.height ?? 0), `the bottom of the heading that ${tile} leads to`)
        .toBeLessThan(500);
    }
    await page.goto(`${browser.origin()}/`);
  });

  test.each([
    [320, 480],
    [390, 844],
    [844, 390],
  ])(
    'a thumb of either hand can hit Call, 44 px or more both ways and 8 px from Quote, and the bar covers neither the end nor toasts: %i by %i px',
    async (width, height) => {
      await on(width, height);
      expect(await leadingAt(100_000)).toBe('bar');
      // Held sideways, the header scrolls away, and the bar is there from the top.
      if (width > height) {
        expect((await boxOf('.site-header')).bottom, 'the bottom of the header, scrolled away').toBeLessThan(0);
        expect(await leadingAt(0)).toContain('bar');
        expect(await leadingAt(100_000)).toBe('bar');
      }
      const bar = await boxOf('.call-bar');
      const [call, quote] = [await boxOf('.call-bar .call'), await boxOf('.call-bar .button:not(.call)')];
      expect(Math.min(call.width, quote.width), 'px of the narrower one').toBeGreaterThanOrEqual(44);
      expect(quote.left - call.right, 'px between call and quote').toBeGreaterThanOrEqual(8);
      expect(call.top, 'the top of call, in reach of a thumb').toBeGreaterThan((height * 2) / 3);
      expect(bar.bottom, 'the bottom of the bar').toBe(height);
      expect(call.left, 'the left of call').toBeLessThan(width / 3);
      expect(call.right, 'the right of call').toBeGreaterThan(width / 2);
      expect((await boxOf('.site-footer__copyright')).bottom, 'the bottom of the page’s last line').toBeLessThanOrEqual(
        bar.top,
      );
      const toasts = await page.evaluate(() => {
        const raise = (detail: string) => document.dispatchEvent(new CustomEvent('toast', { detail }));
        for (const kind of ['error', 'success', 'loading']) raise(kind);
        const shown = [...document.querySelectorAll('[data-shown]')].map((toast) => toast.getBoundingClientRect());
        raise('');
        return shown.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
      });
      expect(toasts).toHaveLength(3);
      const isFree = ({ left, right, top, bottom }: (typeof toasts)[0]) =>
        Math.min(left, top) >= 0 && right <= width && bottom <= bar.top;
      expect(
        toasts.filter((toast) => !isFree(toast)),
        `toasts off the screen, or below ${bar.top} px`,
      ).toEqual([]);
    },
  );

  test('the header’s call is always there, and not amber', async () => {
    await on(390, 844);
    expect(await styleOf('.site-header .call', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf('.lit-sign', 'background-color')).toBe('rgb(255, 178, 26)');
    for (const height of [0, 2000]) {
      await leadingAt(height);
      expect((await boxOf('.site-header .call')).height, 'px of the header’s call').toBeGreaterThanOrEqual(48);
      await page.locator('.site-header .call').click({ trial: true });
    }
  });

  test('a bar that does not show takes no focus', async () => {
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

  test('that shows the page’s own call only in part there is the bar', async () => {
    await on(320, 500);
    await leadingAt(0);
    const { top, height } = await boxOf('.lit-sign');
    await on(320, Math.round(top + height / 2 + 72));
    expect(await leadingAt(0)).toContain('bar');
  });
});

test.each([
  [320, '100%', 57],
  [390, '100%', 57],
  [960, '100%', 65],
  [1280, '100%', 65],
  [360, '200%', 80],
] as const)(
  'the header at %i px and %s text is %i px tall or less, its name on one line; one of three words is whole, and as low',
  async (width, text, most) => {
    await on(width, 780);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const name = '.site-header .company-name';
    const { height } = await boxOf('.site-header');
    expect(height, 'px of the header').toBeLessThanOrEqual(most);
    expect((await boxOf(name)).height, 'px of the name, on one line').toBeLessThan(40);
    expect(height + (await boxOf('.call-bar')).height, 'px of header and bar').toBeLessThanOrEqual(780 / 4);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (text !== '100%') return;
    const longer = await page.locator(name).evaluate((element) => {
      const name = element.textContent;
      element.textContent = 'Garden Borough Wreckers';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const { height } = element.closest('header')?.getBoundingClientRect() ?? new DOMRect();
      element.textContent = name;
      return { height, isWhole: scrollWidth <= clientWidth && scrollHeight < clientHeight + 8 };
    });
    expect(longer).toEqual({ height, isWhole: true });
  },
);

test('a header with one page more breaks no word of the company’s name, at any width', async () => {
  const broken: string[] = [];
  for (const path of ['/', '/es/']) {
    await page.goto(`${browser.origin()}${path}`);
    await page.evaluate(() => {
      const last = document.querySelector('.site-menu > ul > li:last-child');
      last?.insertAdjacentHTML('beforebegin', '<li><a href="/warranty/">Our Warranty</a></li>');
    });
    for (let width = 320; width <= 1280; width += width < 960 ? 80 : 20) {
      await page.setViewportSize({ width, height: 780 });
      const words = await page.evaluate(brokenWords, '.site-header .company-name');
      broken.push(...words.map((word) => `${path} at ${width} px: “${word}” stands on more than one line`));
    }
  }
  await page.goto(browser.origin());
  expect(broken).toEqual([]);
});

test.each([320, 360])('a short figure beside a long one breaks no word under it at %i px', async (width) => {
  await on(width, 780);
  await page.evaluate(() => {
    const [long, ...others] = document.querySelectorAll('.proof .rows--across > div');
    const short = long?.cloneNode(true) as Element;
    for (const other of others) other.remove();
    for (const [name, words] of Object.entries({ dt: 'where a tow starts', dd: '$95' }))
      for (const part of short.querySelectorAll(name)) part.textContent = words;
    long?.after(short);
  });
  expect(await page.evaluate(brokenWords, '.proof .rows--across > :last-child dt')).toEqual([]);
  await page.goto(browser.origin());
});

test('the menu of a phone fills the screen down to the bar, whose number stays', async () => {
  await on(360, 640);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.site-menu__button').click();
  const shown = await page.locator('.site-menu a:visible').count();
  const inServices = await page.locator('.site-menu details li a').count();
  // The header shows the other language itself.
  expect(shown).toBe((await page.locator('.site-menu li:not(.site-menu__language) > a').count()) - inServices);
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

  test('still everything under reduced motion', async () => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await on(1280);
    await page.click('.services-menu summary');
    expect(await moving(), 'animations under reduced motion').toBe(0);
    expect(await styleOf('html', 'scroll-behavior')).toBe('auto');
    await on(1280, 800, { reducedMotion: 'no-preference' });
    expect(await moving(), 'animations without reduced motion').toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  test.each([390, 1280])('else let move what comes to rest within five seconds: %i px', async (width) => {
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
    for (const { name, end, delay, properties } of moving) {
      expect(end, `ms after which ${name} rests`).toBeLessThanOrEqual(5000);
      expect(delay, `ms after which ${name} moves`).toBeGreaterThan(0);
      expect(
        properties.filter((property) => !known.includes(property)),
        name,
      ).toEqual([]);
    }
  });

  test('for forced colors keep the buttons’ edges', async () => {
    await on(1280, 800, { forcedColors: 'active' });
    for (const button of ['.lit-sign', '.hero [data-quote-button]'])
      expect(await styleOf(button, 'border-top-width'), `the edge of ${button}`).toBe('2px');
  });

  test('for more contrast make every line and every side remark ink, by day and by night', async () => {
    await on(1280, 800, { contrast: 'more' });
    const faint = await page.evaluate(() =>
      ['.rows--across dt', '.site-footer__copyright', '.accordion details', '.hero [data-quote-button]'].flatMap(
        (selector) => {
          const element = document.querySelector(selector) as Element;
          const { color, borderBottomColor } = getComputedStyle(element);
          const ink = getComputedStyle(element.closest('.night') ?? document.body).color;
          return color === ink && borderBottomColor === ink
            ? []
            : [`${selector} is ${color} with a line of ${borderBottomColor}, expected ${ink}`];
        },
      ),
    );
    expect(faint).toEqual([]);
  });
});

test('on paper it is ink on white, its backgrounds printed or not, with the number on top and every answer readable', async () => {
  await on(800, 1000, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-menu__button', '.call-bar', '.call-band', '.hero [data-quote-button]'])
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
  ['error', '/services/emergency-towing-service/'],
  ['error', '/'],
  ['call', '/contact/'],
  ['call', '/es/contact/'],
])(
  'a toast of type %s on %s is never over a call link or the advice to call 911, wherever the page is scrolled to',
  async (type, path) => {
    await browser.visit(path, 360, 780);
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), type);
    const covered = await page.evaluate(() => {
      const found: string[] = [];
      const tops = Array.from(
        { length: Math.ceil(document.documentElement.scrollHeight / 90) },
        (_, index) => index * 90,
      );
      let seen = 0;
      for (const top of tops) {
        scrollTo({ top, behavior: 'instant' });
        // What the browser would send before its next picture.
        document.dispatchEvent(new Event('scroll'));
        const shown = document.querySelector('[data-shown]');
        // Where there is no place for it, it waits.
        const toast = shown?.checkVisibility({ visibilityProperty: true }) && shown.getBoundingClientRect();
        if (toast) seen++;
        const links = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => !link.closest('.toasts'));
        const calls = links.filter((link) => {
          const box = (link.closest('.road-answer, p') ?? link).getBoundingClientRect();
          const isShown = link.checkVisibility({ visibilityProperty: true });
          return isShown && toast && box.bottom > toast.top && box.top < toast.bottom;
        });
        found.push(...calls.map((link) => `${top}: ${link.textContent}`));
      }
      return { found, seenNearly: seen / tops.length > 0.7 };
    });
    expect(covered).toEqual({ found: [], seenNearly: true });
  },
);

test.each([
  [320, 640],
  [360, 780],
  [1280, 800],
])('a message on the location covers the sign’s posts and moves nothing: %i by %i px', async (width, height) => {
  await on(width, height);
  await page.goto(`${browser.origin()}/`);
  const layout = () =>
    page.evaluate(() =>
      ['.hero-scene', '.proof', '.hero__sign'].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
    );
  const before = await layout();
  for (const outcome of ['waiting', 'missing', 'ready']) {
    const seen = await page.evaluate((shown) => {
      for (const message of document.querySelectorAll<HTMLElement>('.hero p[data-outcome]'))
        message.hidden = message.dataset.outcome !== shown;
      const message = document.querySelector(`.hero p[data-outcome="${shown}"]`) as HTMLElement;
      const { left, right, top, bottom } = message.getBoundingClientRect();
      scrollTo({ top: top - 200, behavior: 'instant' });
      const box = message.getBoundingClientRect();
      // Opaque, and in front of all that is drawn: at its edges and in its middle.
      const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, (box.top + box.bottom) / 2] as const);
      const isFront = points.every(([x, y]) => message.contains(document.elementFromPoint(x, y)));
      scrollTo({ top: 0, behavior: 'instant' });
      const scene = document.querySelector('.hero')?.getBoundingClientRect().bottom ?? 0;
      return { isFront, isWhole: bottom <= scene, ground: getComputedStyle(message).backgroundColor };
    }, outcome);
    expect.soft(seen, outcome).toEqual({ isFront: true, isWhole: true, ground: 'rgb(16, 21, 28)' });
    expect.soft(await layout(), outcome).toEqual(before);
  }
});
