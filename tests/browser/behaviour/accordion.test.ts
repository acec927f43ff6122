import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { phone, withoutScript } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const questions = (page: Page) => page.locator('.accordion summary');
const open = (page: Page) =>
  page
    .locator('.accordion details')
    .evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute('open') ? [index] : [])));

describe.each(withoutScript)('without the script (%s)', (_, options, prepare) => {
  test('every FAQ answer can be read', async () => {
    const page = await browser.open('/', options, prepare);
    expect(await questions(page).count()).toBe(6);
    for (const [index, question] of (await questions(page).all()).entries()) {
      const answer = page.locator('.accordion details').nth(index).locator('p').first();
      expect(await answer.isVisible()).toBe(false);
      await question.click();
      expect(await answer.isVisible()).toBe(true);
      expect((await answer.innerText()).length).toBeGreaterThan(20);
    }
  });
});

/** Takes the names away before the script runs: a browser that does not know what they are for. */
const forgetNames = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    });
  });

describe.each([
  ['knows', async () => {}],
  ['does not know', forgetNames],
])('in a browser that %s <details name>', (_, prepare) => {
  test('all answers are closed, or exactly one is open, and an open one can be closed', async () => {
    const page = await browser.open('/', phone, prepare);
    expect(await open(page)).toEqual([]);
    const expected = [[0], [4], [1], [], [1], [5]];
    for (const [step, index] of [0, 4, 1, 1, 1, 5].entries()) {
      await questions(page).nth(index).tap();
      await expect.poll(() => open(page)).toEqual(expected[step]);
    }
    await questions(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => open(page)).toEqual([2]);
    await page.keyboard.press('Space');
    await expect.poll(() => open(page)).toEqual([]);
  });

  test('each page’s questions are their own', async () => {
    const page = await browser.open('/services/flatbed-towing/', {}, prepare);
    await questions(page).nth(0).click();
    await questions(page).nth(1).click();
    await expect.poll(() => open(page)).toEqual([1]);
  });
});
