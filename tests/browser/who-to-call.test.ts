import { expect, test } from 'vitest';
import { type Media, useBrowser } from './browser.ts';

const browser = useBrowser();
const path = '/services/emergency-towing-service/';
const visit = (media?: Media) => browser.visit(path, 360, 780, media);
/** The answers that show. */
const answers = () =>
  [...document.querySelectorAll<HTMLElement>('.who-to-call__answer')].flatMap(({ id, offsetHeight }) =>
    offsetHeight > 0 ? [id.replace('who-to-call-', '')] : [],
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
  expect(await page.evaluate(() => document.activeElement?.closest('.who-to-call__answer')?.id)).toBe(
    'who-to-call-off',
  );
});

test('a place is its whole band, at least 44 px high, with a mark that forced colors keep', async () => {
  const page = await visit({ forcedColors: 'active' });
  const bands = await page.$$eval('.who-to-call input', (radios) =>
    radios.map((radio) => {
      const [own, band] = [radio, radio.closest('label')].map((part) => part?.getBoundingClientRect());
      return [own?.width, own?.height, band?.width, getComputedStyle(radio, '::before').borderTopStyle];
    }),
  );
  for (const [width, height, band, mark] of bands) {
    expect(width).toBe(band);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(mark).toBe('solid');
  }
});

test('on paper, and in a browser without :has, every place stands with its number', async () => {
  const page = await visit({ media: 'print' });
  expect(await page.evaluate(answers)).toEqual(all);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('selector(:has(*))', 'selector(:unknown(*))') });
  });
  await visit();
  expect(await page.evaluate(answers)).toEqual(all);
  await page.unrouteAll();
});
