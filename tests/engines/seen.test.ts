import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPictures } from '../browser/in-page.ts';
import { buildPhotographed } from '../setup/photographed-site.ts';
import { cannot, chiefly, full, inEngines, others, thisRun } from './engines.ts';
import { faultsOf } from './looks.ts';
import { lacking, printed } from './old-browsers.ts';
import type { Page } from './tab.ts';

/** What a review saw in three engines, each in those where it was seen. */

describe('a card, with drawings or with the owner’s photos', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  beforeAll(() => (full ? buildPhotographed(folder) : undefined));
  afterAll(() => rmSync(folder, { recursive: true }));

  const cards = (page: Page) =>
    page.run(() =>
      [...document.querySelectorAll('.service-card')].map((card) => {
        const parts = [...card.children].map((part) => part.getBoundingClientRect());
        const picture = card.querySelector('.scene-picture')?.getBoundingClientRect();
        return {
          height: Math.round(card.getBoundingClientRect().height),
          ratio: (picture?.width ?? 0) / (picture?.height ?? 1),
          hole: Math.max(...parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? 0))),
        };
      }),
    );

  describe.each([['drawings', undefined], ...(full ? [['photos', join(folder, 'site')] as const] : [])] as const)(
    '%s',
    (_, site) => {
      inEngines(
        thisRun,
        (engine) => {
          test('has no hole, and does not grow when its picture comes', async () => {
            const page = await engine.open('/');
            for (const width of [390, 740, 1280]) {
              await page.resize(width, 800);
              const before = await cards(page);
              expect(before).toHaveLength(3);
              await page.run(loadPictures);
              expect(await cards(page)).toEqual(before);
              for (const { ratio, hole } of before) {
                expect(ratio).toBeCloseTo(16 / 9, 1);
                expect(hole).toBeLessThan(40);
              }
            }
          });
        },
        site === undefined ? {} : { folder: site },
      );
    },
  );
});

inEngines(others, (engine) => {
  test('every tap on a call link in the first 300 ms after a navigation calls', async () => {
    for (const place of ['.site-header', 'main']) {
      const page = await engine.open('/', { width: 390, height: 844 });
      // The next page counts its taps from its first script on, and keeps them from dialing.
      engine.stage.set({
        html: (html) =>
          html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(
            '<head>',
            `<head><script>taps = ''; addEventListener('click', (event) => {
                const call = event.target.closest?.('[href^="tel:"]');
                if (call) event.preventDefault();
                taps += call ? 'call ' : 'nothing ';
              }, true)</script>`,
          ),
      });
      await page.run(() => {
        location.href = '/services/flatbed-towing/';
      });
      const there = () => page.run(() => location.pathname === '/services/flatbed-towing/' && document.body !== null);
      while (!(await there().catch(() => false)));
      const [x, y] = await page.spot(`${place} a[href^="tel:"]`);
      for (let tap = 0; tap < 4; tap++) await page.click(x, y);
      await expect.poll(() => page.run(() => (globalThis as { taps?: string }).taps)).toBe('call '.repeat(4));
    }
  });
});

inEngines(chiefly, (engine) => {
  test('printed with backgrounds, home is ink on paper', async () => {
    const page = await engine.open('/', { html: printed });
    const dark = await page.run(() => {
      const light = (color: string) =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + +part, 0) > 600;
      return [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a')]
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .flatMap((element) => {
          let ground: Element | null = element;
          const styles = () => getComputedStyle(ground as Element);
          while (ground && styles().backgroundColor === 'rgba(0, 0, 0, 0)' && styles().backgroundImage === 'none')
            ground = ground.parentElement;
          if (!ground || element.closest('.call-button')) return [];
          const onPicture = styles().backgroundImage !== 'none';
          const paper = light(styles().backgroundColor) && !onPicture;
          return paper && !light(getComputedStyle(element).color) ? [] : [element.outerHTML.slice(0, 80)];
        });
    });
    expect(dark).toEqual([]);
  });

  test('on a phone with a notch, held sideways, nothing lies under it on either side', async () => {
    const html = (text: string) =>
      text
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/env\(safe-area-inset-(?:left|right)\)/g, '59px');
    const page = await engine.open('/', { width: 844, height: 390, html });
    const [first, last] = await page.run(() => {
      const boxes = [...document.querySelectorAll('.layout :is(h1, h2, p, li, a, button)')]
        .filter((element) => element.checkVisibility() && !element.closest('.skip-link, .toasts'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
    expect(first).toBeGreaterThanOrEqual(59);
    expect(last).toBeLessThanOrEqual(844 - 59);
  });

  test('in a browser without popovers the header leaves the page its room, and Call stays on top', async () => {
    const page = await engine.open('/', { width: 390, height: 844, html: lacking('popover') });
    const [header, call, links] = await page.run(() => [
      document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0,
      document.querySelector('.site-header .call-button')?.getBoundingClientRect().bottom ?? 0,
      [...document.querySelectorAll('.site-menu > ul > li > a')].filter((link) => link.getClientRects().length).length,
    ]);
    expect(call).toBeLessThan(70);
    expect(header).toBeLessThan(200);
    expect(links).toBe(4);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('closed answers are printed where ::details-content is unknown', async () => {
    const page = await engine.open('/', { html: lacking('::details-content') });
    await page.run(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...asked: [string]) => !asked[0].includes('details-content') && supports(...asked);
    });
    const open = () =>
      page.run(() => [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')].map((each) => each.open));
    await page.clickOn('.accordion summary');
    await expect.poll(open).toEqual([true, false, false, false, false, false]);
    await page.run(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    expect(await open()).toEqual(Array(6).fill(true));
    await page.run(() => new Promise((next) => setTimeout(next, 100)));
    expect(await open()).toEqual(Array(6).fill(true));
    await page.run(() => {
      dispatchEvent(new Event('afterprint'));
    });
    expect(await open()).toEqual([true, false, false, false, false, false]);
    await page.clickOn('.accordion details:nth-child(3) summary');
    await expect.poll(open).toEqual([false, false, true, false, false, false]);
  });
});

inEngines(thisRun, (engine) => {
  test.skipIf(cannot[engine.name]['draw a scrollbar that takes room'])(
    'the opened menu does not move the page, where a scrollbar takes room',
    async () => {
      const html = (text: string) =>
        text
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          // A scrollbar that takes room, whatever the system's do.
          .replace('</head>', '<style>::-webkit-scrollbar{width:12px}</style></head>');
      const page = await engine.open('/', { width: 390, height: 844, html });
      const left = () => page.run(() => document.querySelector('.site-header__home')?.getBoundingClientRect().right);
      const before = await left();
      expect(await page.run(() => innerWidth - document.documentElement.clientWidth)).toBe(12);
      await page.tapOn('.site-menu__button');
      await expect
        .poll(() => page.run(() => document.querySelector('.site-menu')?.matches(':popover-open')))
        .toBe(true);
      expect(await left()).toBe(before);
    },
  );
});

inEngines(chiefly, (engine) => {
  test('nothing that has the focus lies under a bar, up to the last link of the footer', async () => {
    const page = await engine.open('/', { width: 360, height: 740, still: true });
    const names: string[] = [];
    for (let presses = 0; presses < 120; presses++) {
      await page.press('Tab');
      const focus = await page.run(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top ?? innerHeight;
        const inBar = element.closest('.site-header, .call-bar, .skip-link') !== null;
        return { name: element.textContent?.trim() ?? '', free: inBar || (top >= header - 1 && bottom <= bar + 1) };
      });
      if (!focus) continue;
      if (names.length > 20 && focus.name === names[0]) break;
      expect(focus).toEqual({ name: focus.name, free: true });
      names.push(focus.name);
    }
    expect(names.length).toBeGreaterThan(20);
  });
});

inEngines(chiefly, (engine) => {
  test('the first question of the emergency page, once opened, stands above the call bar at 360 px', async () => {
    const page = await engine.open('/services/emergency-towing-service/', { width: 360, height: 740, still: true });
    await page.run(() => document.querySelector<HTMLElement>('.accordion summary')?.focus());
    await page.press('Enter');
    const [end, bar] = await page.run(() => [
      document.querySelector('.accordion summary')?.getBoundingClientRect().bottom ?? 9999,
      document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(end).toBeLessThanOrEqual(bar);
  });

  test('no breadcrumb ends in dots at 320 or 390 px', async () => {
    const page = await engine.open('/blog/what-to-do-car-breaks-down-highway/', { width: 320, height: 740 });
    expect(await faultsOf(page)).toEqual([]);
    await page.resize(390, 740);
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.run(() => document.querySelector<HTMLElement>('.breadcrumbs')?.innerText.trim())).toMatch(
      /^Home\s+Blog$/,
    );
  });
});
