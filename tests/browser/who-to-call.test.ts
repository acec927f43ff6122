import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Media, useBrowser } from './browser.ts';

const browser = useBrowser();
const path = '/services/emergency-towing-service/';
const visit = (media?: Media) => browser.visit(path, 360, 780, media);
/** The answers that show. */
const answers = () =>
  [...document.querySelectorAll<HTMLElement>('.road-answer')].flatMap((answer) =>
    answer.checkVisibility({ visibilityProperty: true }) ? [answer.id.replace('who-to-call-', '')] : [],
  );
const all = ['lane', 'toll-road', 'shoulder', 'off'];

test('the arrow keys choose a place; Tab leads from it to its number, and to no number that is not shown', async () => {
  const page = await visit();
  expect(await page.evaluate(answers)).toEqual(['lane']);
  await page.focus('.who-to-call input');
  for (const place of ['toll-road', 'shoulder', 'off']) {
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(answers)).toEqual([place]);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.road-answer')?.id)).toBe('who-to-call-off');
});

test('a place is its whole band, at least 44 px high, with a mark that forced colors keep', async () => {
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

test('on paper, and in a browser without :has, every place stands with its number', async () => {
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

/** Whether the bar is there to be tapped. */
const hasBar = (page: Page) =>
  page.evaluate(async () => {
    await inPage.frames();
    return document.querySelector('.call-bar')?.checkVisibility({ visibilityProperty: true });
  });

const asking = [
  path,
  '/services/accident-recovery/',
  '/contact/',
  '/blog/what-to-do-car-breaks-down-highway/',
  `/es${path}`,
];

describe.each(asking)('on a phone, on %s', (here) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.visit(here, 360, 780);
  });

  test('a chosen place, its number and its sentence are seen whole, and the bar gives way; past them it is back', async () => {
    for (const place of all) {
      const room = await page.evaluate((id) => {
        const answer = document.getElementById(`who-to-call-${id}`) as HTMLElement;
        const band = answer.previousElementSibling as HTMLElement;
        band.querySelector('input')?.click();
        band.scrollIntoView({ behavior: 'instant', block: 'start' });
        return innerHeight - answer.getBoundingClientRect().bottom;
      }, place);
      expect.soft(room, `px under the answer “${place}” on the screen`).toBeGreaterThanOrEqual(0);
      expect.soft(await hasBar(page), `the bar is there beside the answer “${place}”`).toBe(false);
    }
    await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
    expect(await hasBar(page), 'the bar is there at the end').toBe(true);
  });

  test('our number is under neither 911 nor a toll road’s number in the same view', async () => {
    for (const place of ['lane', 'toll-road']) {
      const below = await page.evaluate((id) => {
        const answer = document.getElementById(`who-to-call-${id}`) as HTMLElement;
        answer.previousElementSibling?.querySelector('input')?.click();
        const number = [...answer.querySelectorAll('.call')].at(-1)?.getBoundingClientRect();
        return [...document.querySelectorAll(':is(main, footer) .call--ours')]
          .filter((call) => call.checkVisibility())
          .map((call) => call.getBoundingClientRect().bottom - (number?.top ?? 0))
          .filter((distance) => distance > 0);
      }, place);
      expect
        .soft(Math.min(...below), `px from the number of “${place}” to the next of ours below`)
        .toBeGreaterThan(780);
    }
  });
});

test('on wide screens the answer is beside the road, as high for every place', async () => {
  for (const path of asking) {
    const page = await browser.visit(path, 1280, 900);
    const heights: number[] = [];
    for (const place of all) {
      const { isBeside, height } = await page.evaluate((id) => {
        const answer = document.getElementById(`who-to-call-${id}`) as HTMLElement;
        const band = answer.previousElementSibling as HTMLElement;
        band.querySelector('input')?.click();
        const [left, right] = [band, answer].map((part) => part.getBoundingClientRect());
        return {
          isBeside: (left?.right ?? 0) < (right?.left ?? 0) && (left?.top ?? 0) >= (right?.top ?? 0),
          height: document.body.getBoundingClientRect().height,
        };
      }, place);
      expect.soft(isBeside, `the answer “${place}” is beside the road on ${path}`).toBe(true);
      heights.push(height);
    }
    expect
      .soft(Math.max(...heights) - Math.min(...heights), `px by which ${path} grows with an answer`)
      .toBeLessThanOrEqual(8);
  }
});

test('at rest on the emergency page of a phone, 911 and what to do are read whole', async () => {
  const page = await visit();
  const bottom = await page.evaluate(
    () => document.querySelector('#who-to-call-lane > p')?.getBoundingClientRect().bottom,
  );
  expect(bottom, 'the bottom of what to do in a lane').toBeLessThanOrEqual(780);
});
