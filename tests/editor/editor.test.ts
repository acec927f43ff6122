import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import { openPage } from '../browser/browser.ts';
import { startEditor } from '../setup/editor.ts';
import { rowsOf } from '../setup/rows.ts';

let editor: Awaited<ReturnType<typeof startEditor>>;
let page: Page;
beforeAll(async () => {
  editor = await startEditor();
  page = await openPage();
  await page.goto(editor.address);
  await saved();
}, 120_000);
afterAll(async () => {
  await page.context().close();
  editor.stop();
});

const site = () => page.locator('iframe').contentFrame();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved = () => page.getByText('All is saved').waitFor();
const open = (file: string) => page.getByLabel('What to change').selectOption(file);
const openGroups = () =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
const fill = async (fields: Record<string, string>) => {
  for (const [id, value] of Object.entries(fields)) await page.locator(`#root_${id}`).fill(value);
};
const faultAt = (id: string) => page.locator('.rjsf-field-error', { has: page.locator(`#root_${id}`) }).last();
const shown = (words: string) => site().getByText(words).first().waitFor({ state: 'attached' });
async function save() {
  await button('Save').click();
  await saved();
}
const write = (text: string) => writeFileSync(join(editor.folder, 'site/business.json'), text);

describe('an owner in the editor', () => {
  test('changes the phone number, sees it on the site, and saves that line alone; Undo takes it back', async () => {
    const before = editor.read('business.json');
    await fill({ phone: '(732) 555-0177' });
    await shown('555-0177');
    await save();
    expect(editor.read('business.json')).toBe(before.replace('+17325550142', '(732) 555-0177'));
    await button('Undo').click();
    await save();
    expect(editor.read('business.json')).toBe(before);
  });

  test('unticks a service, adds a town, reviews, hours, a notice, a photo and a logo, and sees them on the site', async () => {
    await openGroups();
    await page.getByRole('checkbox', { name: 'Junk car removal' }).uncheck();
    await page.locator('#root_towns__add').click();
    await fill({ towns_8_name: 'Wall', towns_8_latitude: '40.16', towns_8_longitude: '-74.07' });
    await page.locator('#root_reviews__optionalAdd').click();
    // Two at least stand on the site.
    for (const index of [0, 1]) {
      const review = {
        text: `They came fast, ${index}.`,
        name: 'Ann B.',
        date: '2026-09',
        url: `https://g.co/${index}`,
      };
      await fill(
        Object.fromEntries(Object.entries(review).map(([name, value]) => [`reviews_${index}_${name}`, value])),
      );
      await page.locator(`#root_reviews_${index}_agreed`).check();
    }
    for (const id of ['hours', 'notice']) await page.locator(`#root_${id}__optionalAdd`).click();
    await fill({ hours_monday_0: '06:00', hours_monday_1: '22:00' });
    for (const day of ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
      await page.locator(`#root_hours_${day}__optionalRemove`).click();
    await fill({ notice_text: 'Snow tonight.', notice_until: '2099-01-31' });
    await page.getByLabel('Photo: Home').setInputFiles(await picture('IMG_1.JPG'));
    await expect.poll(() => faultAt('photos_home').textContent()).toContain('no alternative text');
    await fill({ photos_home: 'Our flatbed in the yard' });
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
    const file = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await page.getByLabel('Photo: Logo').setInputFiles(file);
    await site()
      .locator('header img[src*="logo"], header svg path[d="M0 0h9v9H0z"]')
      .first()
      .waitFor({ state: 'attached' });
    await site().getByAltText('Our flatbed in the yard').first().waitFor({ state: 'attached' });
    await Promise.all(['Wall', 'They came fast, 0.', 'Snow tonight.', '6 a.m.'].map(shown));
    expect(await site().getByRole('link', { name: 'Junk Car Removal' }).count()).toBe(0);
    await save();
    const facts = editor.read('business.json');
    expect(facts).toContain('-74.2 },\n    { "name": "Wall", "latitude": 40.16, "longitude": -74.07 }\n  ],');
    expect(JSON.parse(facts).services).toHaveLength(7);
    expect(editor.read('photos/logo.svg')).toBe(logo);
  });

  test('writes a post with a picture at the cursor, which stands on the site once its fields are right', async () => {
    page.once('dialog', (dialog) => void dialog.accept('Winter Driving'));
    await button('New post').click();
    await expect.poll(() => faultAt('lead').textContent()).toContain('expected words');
    await fill({
      pageTitle: 'Winter Towing Advice for {township}',
      description: 'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
      excerpt: 'How to keep the car on the road.',
      picture: 'A pickup in a ditch',
      lead: 'Slow down.',
      text: '## Before the snow {#snow}\n\nSlow {down.\n\nStop.\n',
    });
    await expect.poll(() => faultAt('text').textContent()).toMatch(/Line 3: found/);
    await fill({ text: '## Before the snow {#snow}\n\nSlow down.\n\nStop.\n' });
    const { buffer } = await picture('');
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'Our Rotator.JPG', { type: 'image/jpeg' }));
        return transfer;
      },
      [...buffer],
    );
    await page.locator('#root_text').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(40, 40));
    page.once('dialog', (dialog) => void dialog.accept('A car on its hook'));
    await page.locator('#root_text').dispatchEvent('drop', { dataTransfer });
    await site().getByRole('heading', { name: 'Winter Driving' }).waitFor();
    await site().getByAltText('A car on its hook').waitFor({ state: 'attached' });
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(
      /^---\nid: 3\ntitle: Winter Driving\n[\s\S]*Slow down\.\n\n!\[A car on its hook\]\(photo:text-a-car-on-its-hook\)\n\nStop\.\n$/,
    );
  });

  test('is told of each slip beside its field, and nothing of it is saved', async () => {
    await open('business.json');
    await openGroups();
    const before = editor.read('business.json');
    const slips = rowsOf(`
phone ‖ 123 ‖ a US phone number of ten digits
name ‖  ‖ expected a plain text
url ‖ http://example.com ‖ expected an https address
township ‖ Howell Township ‖ the name without "Township"
address_postalCode ‖ 90210 ‖ a ZIP code of NJ
towns_0_latitude ‖ 90 ‖ from 18 to 72
coordinates_longitude ‖ 74.2 ‖ from -180 to -66
email ‖ office ‖ an e-mail address
claims_averageResponseMinutes ‖ 1 ‖ from 5 to 180
brandColor ‖ #0b3d2e ‖ such as the nearest one`);
    for (const [id = '', value = ''] of slips) await fill({ [id]: value });
    for (const [id = '', , fault = ''] of slips)
      await expect.poll(() => faultAt(id).textContent(), { timeout: 10_000 }).toContain(fault);
    expect(await button('Save').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    for (const _ of slips) await button('Undo').click();
    await saved();
    expect(editor.read('business.json')).toBe(before);
  });

  test('is told what somebody else saved meanwhile, and takes that or keeps the own', async () => {
    const before = editor.read('business.json');
    for (const [choice, saves] of [
      ['Take that', 'Theirs'],
      ['Keep mine', 'Mine'],
    ] as const) {
      await fill({ name: `Mine, ${choice}` });
      write(before.replace(/"name": ".*"/, `"name": "Theirs, ${choice}"`));
      await shown(`Mine, ${choice}`);
      await button('Save').click();
      await page.getByRole('alert').getByText(`"name": "Theirs, ${choice}"`).waitFor();
      await button(choice).click();
      if (choice === 'Keep mine') await button('Save').click();
      await saved();
      expect(editor.read('business.json')).toContain(`"name": "${saves}, ${choice}"`);
    }
  });

  test('gets on by keyboard alone, to a fault and to the saved file', async () => {
    const tabTo = async (key: string, wanted: string) => {
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
      }
      throw new Error(`No ${key} leads to ${wanted}.`);
    };
    await page.getByLabel('What to change').focus();
    await tabTo('Tab', '#root_phone');
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.getByText('1 to mend').first().waitFor();
    await tabTo('Shift+Tab', '[role="status"] button');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_phone');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await page.getByText('Not saved yet').waitFor();
    await page.keyboard.press('Control+s');
    await saved();
    expect(JSON.parse(editor.read('business.json')).phone).toMatch(/9$/);
  });

  test.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('finds nothing in the way at %i pixels, %s', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    for (const file of ['content/en/posts/winter-driving.md', 'business.json']) {
      await open(file);
      await openGroups();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    if (width === 1280) return;
    await button('Site').click();
    await site().getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').isVisible()).toBe(false);
  });

  test('has the site in Spanish too, and changes a Spanish page and what holds in the state', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.locator('#root_languages__anyof_select').selectOption('English and Spanish');
    await fill({ languages_1_readBy: 'Ana Example' });
    await page.locator('#root_languages_1_answered').check();
    await save();
    await open('content/es/help/towing-cost.md');
    await fill({ lead: 'Depende de la distancia.' });
    await shown('Depende de la distancia.');
    await open('content/en/states/NJ.md');
    await fill({ 'lines_toll-road-place': 'Parkway or Turnpike, off the road' });
    await save();
    expect(JSON.parse(editor.read('business.json')).languages[1].code).toBe('es');
    expect(editor.read('content/es/help/towing-cost.md')).toContain('\nlead: Depende de la distancia.\n');
    expect(editor.read('content/en/states/NJ.md')).toContain(
      '\n  toll-road-place: Parkway or Turnpike, off the road\n',
    );
  });

  test('mends a file of facts that is broken on the disk', async () => {
    const right = editor.read('business.json');
    write(right.replace('",', '"'));
    await page.reload();
    await expect
      .poll(() => faultAt('text').textContent(), { timeout: 10_000 })
      .toMatch(/line 3, column 3: broken JSON/);
    await fill({ text: right });
    await page.locator('#root_phone').waitFor();
    await save();
    expect(editor.read('business.json')).toBe(right);
  });
});

/** A photo as a phone saves it. */
async function picture(name: string) {
  const canvas = sharp({ create: { width: 960, height: 540, channels: 3, background: '#579' } });
  return { name, mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() };
}
