import { describe, expect, test } from 'vitest';
import { scripts } from '../browser/behaviour/form-service.ts';
import { business, pagesOf } from '../setup/pages.ts';
import { cannot, full, inEngines, type OpenOptions, thisRun } from './engines.ts';
import type { Page } from './tab.ts';

/** What a phone in portrait is. */
const phone = { width: 390, height: 844 };
const paths = pagesOf(business).map(({ path }) => path);

const services = '[data-services-menu]';
const summary = `${services} summary`;
const isOpen = (page: Page) => page.run(() => document.querySelector<HTMLDetailsElement>('details')?.open);
const menuIsOpen = (page: Page) => page.run(() => document.querySelector('.site-menu')?.matches(':popover-open'));
const toasts = (page: Page) =>
  page.run(() => [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown));
const calls = (page: Page) => page.run(() => (globalThis as { calls?: unknown[] }).calls ?? []);
const focused = (page: Page) => page.run(() => document.activeElement?.textContent?.trim());
const scrollTop = (page: Page) => page.run(() => scrollY);
const far = (page: Page) => page.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
const mark = (page: Page) => page.run(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.run(() => document.documentElement.hasAttribute('data-same'));
const away = [640, 700] as const;

/** Waits until the page at a path is there; while one goes and the next comes, nothing can be asked. */
const arriveAt = (page: Page, path: string) =>
  expect
    .poll(() => page.run(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => ''))
    .toBe(path);

/** The site without its script, as on a signal that brought no more. */
const withoutScript: OpenOptions = {
  answer: ({ url }, response) => {
    if (!url?.includes('/client-')) return false;
    response.destroy();
    return true;
  },
};

inEngines(thisRun, (engine) => {
  describe('the Services list', () => {
    test('opens on hover and closes 1000 ms after the pointer left; coming back within that time keeps it open', async () => {
      const page = await engine.open('/');
      await page.run(() => {
        const menu = document.querySelector('details') as HTMLDetailsElement;
        let left = 0;
        let look: ReturnType<typeof setTimeout>;
        // Timers that were set in one moment go off in their order, however busy the machine is.
        menu.addEventListener('pointerleave', () => {
          left = performance.now();
          clearTimeout(look);
          look = setTimeout(() => {
            menu.dataset.later = menu.open ? 'open' : 'closed';
          }, 1100);
        });
        menu.addEventListener('pointerenter', () => {
          menu.dataset.back = String(performance.now() - left);
        });
        menu.addEventListener('toggle', () => {
          if (!menu.open) menu.dataset.after = String(performance.now() - left);
        });
      });
      await page.move(...away);
      await page.hover(summary);
      await expect.poll(() => isOpen(page)).toBe(true);
      // On a busy machine a hand is slow.
      const backAfter = () => page.run(() => Number(document.querySelector('details')?.dataset.back));
      for (let attempt = 0; attempt === 0 || ((await backAfter()) > 900 && attempt < 10); attempt++) {
        await page.hover(summary);
        await page.move(...away);
        await page.hover(summary);
      }
      await page.run(() => new Promise((next) => setTimeout(next, 1100)));
      expect(await isOpen(page)).toBe(true);
      await page.move(...away);
      await expect.poll(() => isOpen(page)).toBe(false);
      const after = Number(await page.run(() => document.querySelector('details')?.dataset.after));
      expect(after).toBeGreaterThanOrEqual(990);
      await expect.poll(() => page.run(() => document.querySelector('details')?.dataset.later)).toBe('closed');
    });

    test('is a disclosure for the keyboard: Enter and Space toggle, Escape closes and gives the focus back', async () => {
      const page = await engine.open('/');
      await page.focus(summary);
      await page.press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.press('Space');
      await expect.poll(() => isOpen(page)).toBe(false);
      await page.press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.focus(`${services} li a`);
      await page.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await focused(page)).toBe('Services');
    });

    test('is toggled by a tap, and a tap on a link follows it', async () => {
      const page = await engine.open('/');
      for (const open of [true, false, true]) {
        await page.tapOn(summary);
        await expect.poll(() => isOpen(page)).toBe(open);
      }
      await page.tapOn(`${services} a[href="/services/flatbed-towing/"]`);
      await arriveAt(page, '/services/flatbed-towing/');
    });
  });

  describe('the menu of a phone', () => {
    test('is toggled by its button, closed by Escape, and by a link that leads on', async () => {
      const page = await engine.open('/', phone);
      for (const open of [true, false, true]) {
        await page.tapOn('.site-menu__button');
        await expect.poll(() => menuIsOpen(page)).toBe(open);
      }
      await page.press('Escape');
      await expect.poll(() => menuIsOpen(page)).toBe(false);
      await far(page);
      await page.tapOn('.site-menu__button');
      await mark(page);
      await page.tapOn('.site-menu a[href="/"]');
      await expect.poll(() => menuIsOpen(page)).toBe(false);
      await expect.poll(() => scrollTop(page)).toBe(0);
      expect(await isSame(page)).toBe(true);
      await page.tapOn('.site-menu__button');
      await page.tapOn('.site-menu a[href="/about/"]');
      await arriveAt(page, '/about/');
    });
  });

  describe('a link', () => {
    test('to the open page scrolls to its top instead of reloading; one to another lands at its top; back and forward keep both alive', async () => {
      const page = await engine.open('/');
      await mark(page);
      await far(page);
      await page.clickOn('.site-header__home');
      await expect.poll(() => scrollTop(page)).toBe(0);
      expect(await isSame(page)).toBe(true);
      await far(page);
      await page.clickOn('.site-footer a[href="/about/"]');
      await arriveAt(page, '/about/');
      expect(await scrollTop(page)).toBe(0);
      await mark(page);
      await page.back();
      await arriveAt(page, '/');
      expect(await isSame(page)).toBe(true);
      await page.forward();
      await arriveAt(page, '/about/');
      expect(await isSame(page)).toBe(true);
    });
  });

  describe('the questions', () => {
    test('are all closed, or exactly one is open, and an open one can be closed', async () => {
      const page = await engine.open('/', phone);
      const open = () =>
        page.run(() =>
          [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')].flatMap((each, index) =>
            each.open ? [index] : [],
          ),
        );
      expect(await open()).toEqual([]);
      for (const [question, expected] of [
        [1, [1]],
        [5, [5]],
        [2, [2]],
        [2, []],
      ] as const) {
        await page.tapOn(`.accordion details:nth-child(${question + 1}) summary`);
        await expect.poll(open).toEqual(expected);
      }
    });
  });

  describe('Free Quote', () => {
    const button = '.hero [data-quote-button]';
    const asked = [['your-form-id', { layout: 'modal', width: 700, autoClose: 5000 }]];

    test('asks the form service for nothing before the intent; then opens the form once, and believes its own frame', async () => {
      const page = await engine.open('/', phone);
      expect(engine.stage.foreign).toEqual([]);
      await page.tapOn(button);
      await expect.poll(() => toasts(page)).toEqual(['success']);
      expect(await calls(page)).toEqual(asked);
      expect(engine.stage.violations).toEqual([]);
    });

    test.runIf(full)('does nothing at all where no form is set up', async () => {
      const html = (text: string) => text.replaceAll('data-quote-button="your-form-id"', 'data-quote-button=""');
      const page = await engine.open('/', { html });
      await page.clickOn(button);
      await page.run(() => new Promise((next) => setTimeout(next, 100)));
      expect([await toasts(page), engine.stage.foreign, await page.run(() => location.pathname)]).toEqual([
        [],
        [],
        '/',
      ]);
    });

    test.runIf(full).each([
      ['brought no popup', scripts.bringsNoPopup],
      ['threw', scripts.throws],
    ])('tells of a script that %s, with the phone as a link', async (_, form) => {
      const page = await engine.open('/', { form });
      await page.clickOn(button);
      await expect.poll(() => toasts(page)).toEqual(['error']);
      const href = await page.run(() => document.querySelector('[data-shown] a')?.getAttribute('href'));
      expect(href).toBe(`tel:${business.phone}`);
    });

    test.runIf(full)('shows that the script is on its way', async () => {
      const page = await engine.open('/', { form: undefined });
      await page.clickOn(button);
      await expect.poll(() => toasts(page)).toEqual(['loading']);
    });
  });

  describe('a toast', () => {
    const raise = (page: Page, ...kinds: string[]) =>
      page.run((all) => {
        for (const detail of all) document.dispatchEvent(new CustomEvent('toast', { detail }));
      }, kinds);

    test('is dismissed by its close button, by Escape, by a swipe', async () => {
      const page = await engine.open('/', phone);
      await raise(page, 'error');
      await page.tapOn('[data-shown] button');
      await expect.poll(() => toasts(page)).toEqual([]);
      await raise(page, 'error', 'success');
      await page.press('Escape');
      await expect.poll(() => toasts(page)).toEqual(['error']);
      await page.run(() =>
        Promise.all(
          document
            .querySelector('[data-shown]')
            ?.getAnimations()
            .map(({ finished }) => finished) ?? [],
        ),
      );
      await page.drag(...(await page.spot('[data-shown] p')), 120);
      await expect.poll(() => toasts(page)).toEqual([]);
    });

    test.runIf(full)('is never over the call bar', async () => {
      const page = await engine.open('/', phone);
      await raise(page, 'loading', 'success', 'error');
      const [end, bar] = await page.run(() => [
        Math.max(...[...document.querySelectorAll('[data-shown]')].map((each) => each.getBoundingClientRect().bottom)),
        document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0,
      ]);
      expect(end).toBeLessThanOrEqual(bar ?? 0);
    });
  });

  test('a wrong address says so, leads home, and is written to the console where that can be read', async () => {
    const page = await engine.open('/no/such-page');
    expect(await page.run(() => document.querySelector('h1')?.textContent)).toBe('Oops! Page not found');
    if (engine.console)
      expect(engine.console.filter((text) => text.startsWith('404'))).toEqual(['404 Error /no/such-page']);
    await page.clickOn('main a[href="/"]');
    await arriveAt(page, '/');
  });

  test('a location that the phone refuses is told, with the number', async () => {
    const page = await engine.open('/contact/', phone);
    if (cannot[engine.name]['refuse a location']) {
      await page.run(() => {
        const getCurrentPosition = (_: unknown, fail: (error: object) => void) => fail({ code: 1 });
        Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
      });
    }
    await page.tapOn('[data-where-am-i] button');
    await expect
      .poll(() =>
        page.run(() =>
          [...document.querySelectorAll<HTMLElement>('[data-where-am-i] [data-outcome]')]
            .filter((outcome) => outcome.getClientRects().length > 0)
            .map(({ dataset }) => dataset.outcome),
        ),
      )
      .toEqual(['denied']);
  });

  test.runIf(full)('the map is asked for when it comes near, and not before', async () => {
    const page = await engine.open('/contact/', { width: 390, height: 400 });
    expect(engine.stage.foreign).toEqual([]);
    await page.run(() => document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => engine.stage.foreign.filter((url) => url.startsWith('/maps'))).toHaveLength(1);
  });

  describe('without the script', () => {
    test('menu, services, answers and links work', async () => {
      const page = await engine.open('/', { ...phone, ...withoutScript });
      await page.tapOn('.site-menu__button');
      expect(await menuIsOpen(page)).toBe(true);
      await page.tapOn(summary);
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.press('Escape');
      await page.tapOn('.accordion summary');
      await expect.poll(() => page.run(() => document.querySelector('.accordion p')?.getClientRects().length)).toBe(1);
      await page.tapOn('main a[href="/services/flatbed-towing/"]');
      await arriveAt(page, '/services/flatbed-towing/');
    });
  });

  describe('the policy', () => {
    test.runIf(full)('is kept by every page, whatever is done there', async () => {
      const page = await engine.open('/');
      for (const path of paths) {
        await page.go(engine.stage.origin + path);
        await page.run(async () => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          for (const image of document.images) image.loading = 'eager';
          document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' });
          document.querySelector<HTMLElement>('[data-where-am-i] button')?.click();
          document.querySelector<HTMLElement>('[data-quote-button]')?.click();
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        await expect.poll(async () => [path, ...(await toasts(page))]).toEqual([path, 'success']);
      }
      expect(engine.stage.violations).toEqual([]);
    });

    test('refuses what was slipped in, and the browser reports it', async () => {
      const html = (text: string) => text.replace('<main', '<script>document.title = "slipped in"</script><main');
      const page = await engine.open('/about/', { html });
      await expect.poll(() => engine.stage.violations.length).toBeGreaterThan(0);
      expect(engine.stage.violations.join()).toContain('script-src');
      expect(await page.run(() => document.title)).not.toBe('slipped in');
    });
  });
});
