import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Media, useBrowser } from './browser.ts';

const browser = useBrowser();
const path = '/services/emergency-towing-service/';
const visit = (media?: Media) => browser.visit(path, 360, 780, media);
/** Runs in the page. Finds the visible answers. */
const answers = () =>
  [...document.querySelectorAll<HTMLElement>('.road-answer')].flatMap((answer) =>
    answer.checkVisibility({ visibilityProperty: true }) ? [answer.id.replace('who-to-call-', '')] : [],
  );
const all = ['lane', 'toll-road', 'shoulder', 'off'];

test('the arrow keys choose a place, Tab goes from it to its number, but to no hidden one, and back from another page the lane is chosen', async () => {
  const page = await visit();
  expect(await page.evaluate(answers)).toEqual(['lane']);
  await page.focus('.who-to-call input');
  for (const place of ['toll-road', 'shoulder', 'off']) {
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(answers)).toEqual([place]);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.road-answer')?.id)).toBe('who-to-call-off');
  await page.goto(new URL('/about/', page.url()).href);
  await page.goBack();
  expect(await page.evaluate(answers)).toEqual(['lane']);
});

test('a radio fills its whole band, at least 44 px high, with a mark that forced colors keep', async () => {
  const page = await visit({ forcedColors: 'active' });
  const bands = await page.$$eval('.who-to-call input', (radios) =>
    radios.map((radio) => {
      const [own, band] = [radio, radio.closest('label')].map((part) => part?.getBoundingClientRect());
      const { borderTopStyle: mark } = getComputedStyle(radio, '::before');
      return { name: radio.closest('label')?.textContent ?? '', own, band, mark };
    }),
  );
  for (const { name, own, band, mark } of bands) {
    expect([own?.width, mark], name).toEqual([band?.width, 'solid']);
    expect(own?.height, `the height of “${name}”`).toBeGreaterThanOrEqual(44);
  }
});

test('on paper and in a browser without :has, every place has its number', async () => {
  const page = await visit({ media: 'print' });
  expect(await page.evaluate(answers)).toEqual(all);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(':has(', ':unknown(') });
  });
  await visit();
  expect(await page.evaluate(answers)).toEqual(all);
  await page.unrouteAll();
});

/** Chooses a place and scrolls its band to the top of the screen. @returns distances in px, and what shows */
const choose = (page: Page, place: string) =>
  page.evaluate(async (id) => {
    const answer = document.getElementById(`who-to-call-${id}`) as HTMLElement;
    const band = answer.parentElement as HTMLElement;
    band.querySelector('input')?.click();
    band.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'start' });
    await inPage.frames();
    const right = answer.getBoundingClientRect();
    const road = band.parentElement?.getBoundingClientRect();
    const words = band.querySelector('span')?.getBoundingClientRect();
    const number = [...answer.querySelectorAll('.call')].at(-1)?.getBoundingClientRect();
    const below = [...document.querySelectorAll(':is(main, footer) .call--ours')]
      .filter((call) => call.checkVisibility())
      .map((call) => call.getBoundingClientRect().bottom - (number?.top ?? 0))
      .filter((distance) => distance > 0);
    return {
      room: innerHeight - right.bottom,
      height: number?.height,
      toOurs: Math.min(...below),
      ink: getComputedStyle(band).color,
      isBeside: (words?.right ?? NaN) <= right.left && road?.top === right.top && road.bottom === right.bottom,
      hasBar: document.querySelector('.call-bar')?.checkVisibility({ visibilityProperty: true }),
    };
  }, place);

const asking = [
  path,
  '/services/accident-recovery/',
  '/contact/',
  '/blog/what-to-do-car-breaks-down-highway/',
  `/es${path}`,
];

test.each(asking)(
  'on a phone, on %s, a chosen answer is seen whole, its number 64 px high, ours isn’t on the screen with 911 or a toll road’s number, and the bar hides',
  async (here) => {
    const page = await browser.visit(here, 360, 780);
    for (const place of all) {
      const { room, toOurs, ...shown } = await choose(page, place);
      expect.soft(room, `px under the answer “${place}” on the screen`).toBeGreaterThanOrEqual(0);
      expect.soft(shown, `“${place}”`).toMatchObject({ height: 64, ink: 'rgb(255, 255, 255)', hasBar: false });
      if (['lane', 'toll-road'].includes(place))
        expect.soft(toOurs, `px from the number of “${place}” to the next of ours below`).toBeGreaterThan(780);
    }
    const { leading } = await page.evaluate(() => inPage.leadingCalls([100_000]));
    expect(leading, 'what can be tapped at the end').toEqual(['band']);
  },
);

test.each(asking)(
  'on a wide screen, on %s, the answer is beside all places, as high as they are together, and its number 96 px',
  async (here) => {
    const page = await browser.visit(here, 1280, 900);
    for (const place of all)
      expect.soft(await choose(page, place), `“${place}”`).toMatchObject({ isBeside: true, height: 96 });
  },
);

test('on a phone, the first screen of the emergency page has 911 and all of what to do', async () => {
  const page = await visit();
  const bottom = await page.evaluate(
    () => document.querySelector('#who-to-call-lane > p')?.getBoundingClientRect().bottom,
  );
  expect(bottom, 'the bottom of what to do in a lane').toBeLessThanOrEqual(780);
});
