import { expect, test } from 'vitest';
import { engineNames, inEngines } from './engines.ts';
import { withoutPolicy } from './stage.ts';

/** How pages lie on the screen, where engines have differed. */

inEngines(engineNames, (engine) => {
  test('on a phone with a notch, held sideways, nothing lies under it on either side', async () => {
    const html = (text: string) => withoutPolicy(text).replace(/env\(safe-area-inset-(?:left|right)\)/g, '59px');
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

  test('the first question of the emergency page, once opened, stands above the call bar at 360 px', async () => {
    const page = await engine.open('/services/emergency-towing-service/', { width: 360, height: 740 });
    await page.run(() => document.querySelector<HTMLElement>('.accordion summary')?.focus());
    await page.press('Enter');
    const [end, bar] = await page.run(() => [
      document.querySelector('.accordion summary')?.getBoundingClientRect().bottom ?? 9999,
      document.querySelector('.call-bar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(end).toBeLessThanOrEqual(bar);
  });

  // Playwright hides Chromium's scrollbars.
  test.skipIf(engine.name === 'Chromium')(
    'the opened menu does not move the page, where a scrollbar takes room',
    async () => {
      const html = (text: string) =>
        // A scrollbar that takes room, whatever the system's do.
        withoutPolicy(text).replace('</head>', '<style>::-webkit-scrollbar{width:12px}</style></head>');
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
