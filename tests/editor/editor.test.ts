import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import { openPage } from '../browser/browser.ts';
import { startEditor } from '../setup/editor.ts';
import { rowsOf } from '../setup/rows.ts';

let editor: Awaited<ReturnType<typeof startEditor>>;
let page: Page;
beforeAll(async () => {
  editor = await startEditor();
}, 120_000);
afterAll(() => editor.stop());
beforeEach(async () => {
  page = await openPage();
  await page.goto(editor.address);
  await saved();
});
afterEach(() => page.context().close());

const site = () => page.locator('iframe').contentFrame();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const saved = () => page.getByText('All is saved').waitFor();
const openGroups = () =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
const faultAt = (id: string) => page.locator('.rjsf-field-error', { has: page.locator(`#root_${id}`) }).last();
async function save() {
  await button('Save').click();
  await saved();
}

describe('an owner in the editor', () => {
  test('changes the phone number, sees it on the site, and saves that line alone; Undo takes it back', async () => {
    const before = editor.read('business.json');
    await page.locator('#root_phone').fill('(732) 555-0177');
    await site().getByText('555-0177').first().waitFor({ state: 'attached' });
    await save();
    expect(editor.read('business.json')).toBe(before.replace('+17325550142', '(732) 555-0177'));
    await button('Undo').click();
    await save();
    expect(editor.read('business.json')).toBe(before);
  });

  test('unticks a service, and adds a town, a review and a photo', async () => {
    await openGroups();
    await page.getByRole('checkbox', { name: 'Junk car removal' }).uncheck();
    await page.locator('#root_towns__add').click();
    for (const [name, value] of Object.entries({ name: 'Wall', latitude: '40.16', longitude: '-74.07' }))
      await page.locator(`#root_towns_8_${name}`).fill(value);
    await page.locator('#root_reviews__optionalAdd').click();
    // Two at least stand on the site.
    for (const index of [0, 1]) {
      const review = {
        text: `They came fast, ${index}.`,
        name: 'Ann B.',
        date: '2026-09',
        url: `https://g.example.com/${index}`,
      };
      for (const [name, value] of Object.entries(review))
        await page.locator(`#root_reviews_${index}_${name}`).fill(value);
      await page.locator(`#root_reviews_${index}_agreed`).check();
    }
    const buffer = await sharp({ create: { width: 960, height: 540, channels: 3, background: '#579' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Photo: About').setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => faultAt('photos_about').textContent()).toContain('no alternative text');
    await page.locator('#root_photos_about').fill('Our flatbed in the yard');
    await page.getByText('Not saved yet').waitFor();
    await expect.poll(() => site().getByRole('link', { name: 'Junk Car Removal' }).count()).toBe(0);
    await save();
    const facts = JSON.parse(editor.read('business.json'));
    expect([facts.services.length, facts.towns.at(-1).name, facts.reviews[0].name]).toEqual([7, 'Wall', 'Ann B.']);
    expect(existsSync(join(editor.folder, 'site/photos/about.jpg'))).toBe(true);
  });

  test('writes a post, which stands on the site once its fields are right', async () => {
    page.once('dialog', (dialog) => void dialog.accept('Winter Driving'));
    await button('Texts').click();
    await button('New').click();
    await expect.poll(() => faultAt('lead').textContent()).toContain('expected words');
    const words = {
      pageTitle: 'Winter Towing Advice for {township}',
      description: 'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
      excerpt: 'How to keep the car on the road.',
      picture: 'A pickup in a ditch',
      lead: 'Slow down.',
      text: '## Before the snow {#snow}\n\nSlow {down.\n',
    };
    for (const [name, value] of Object.entries(words)) await page.locator(`#root_${name}`).fill(value);
    await expect.poll(() => faultAt('text').textContent()).toMatch(/Line 3: found/);
    await page.locator('#root_text').fill(words.text.replace('{down', 'down'));
    await site().getByRole('heading', { name: 'Winter Driving' }).waitFor();
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(/^---\nid: 3\ntitle: Winter Driving\n/);
  });

  test('is told of each slip beside its field, and nothing of it is saved', async () => {
    const before = editor.read('business.json');
    await openGroups();
    const slips = rowsOf(`
phone ‖ 123 ‖ a US phone number of ten digits
name ‖  ‖ expected a plain text
url ‖ http://example.com ‖ expected an https address
township ‖ Howell Township ‖ the name without "Township"
address_postalCode ‖ 90210 ‖ a ZIP code of NJ
towns_0_latitude ‖ 30 ‖ miles from the center
towns_1_name ‖ Freehold ‖ a second time
coordinates_longitude ‖ 74.2 ‖ from -180 to -66
claims_averageResponseMinutes ‖ 1 ‖ from 5 to 180
brandColor ‖ #0b3d2e ‖ such as the nearest one`);
    for (const [id = '', value = '', fault = ''] of slips) {
      await page.locator(`#root_${id}`).fill(value);
      await expect.poll(() => faultAt(id).textContent({ timeout: 5000 }), { timeout: 10_000 }).toContain(fault);
      expect(await button('Save').isDisabled()).toBe(true);
      await button('Undo').click();
    }
    await saved();
    expect(editor.read('business.json')).toBe(before);
  });

  test('gets on by keyboard alone', async () => {
    const tabTo = async (key: string, wanted: string) => {
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
      }
      throw new Error(`No ${key} leads to ${wanted}.`);
    };
    await tabTo('Tab', '#root_phone');
    await page.keyboard.type('1');
    await page.getByText('1 to mend').first().waitFor();
    await tabTo('Shift+Tab', '[role="status"] button');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_phone');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await tabTo('Shift+Tab', 'nav button:last-child');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Posts' }).waitFor();
  });

  test.each([1280, 360])('finds nothing in the way at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 740 });
    await openGroups();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 1280) return;
    await button('Site').click();
    await site().getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').isVisible()).toBe(false);
  });
});
