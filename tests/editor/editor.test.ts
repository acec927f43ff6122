import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialog } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import {
  answer,
  begin,
  button,
  editor,
  faultAt,
  fill,
  open,
  openEditor,
  openGroups,
  page,
  picture,
  save,
  saved,
  shown,
  site,
  write,
} from './owner.ts';

const number = async (field: string) => Number(await page.locator(`#root_${field}`).inputValue());

beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);

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
    // Neither a visit nor a question without an answer is a change.
    expect(await button('Undo').isDisabled()).toBe(true);
    await page.locator('#root_phone').focus();
    await page.locator('#root_phone').blur();
    await begin('A post');
    await answer('');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await button('Undo').isDisabled()).toBe(true);
  });

  test('writes a post with a picture at the cursor, which is on the site once its fields are right', async () => {
    await begin('A post');
    await answer('Winter Driving');
    await expect.poll(() => faultAt('lead').textContent()).toContain('Expected words');
    await fill({
      pageTitle: 'Winter Towing Advice for {township}',
      description: 'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
      excerpt: 'How to keep the car on the road.',
      picture: 'A pickup in a ditch',
      lead: 'Slow down.',
      text: '## Before the snow {#snow}\n\nSlow {down.\n\nStop.\n',
    });
    await expect.poll(() => faultAt('text').textContent()).toMatch(/Line 3: \{ has no matching brace/);
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
    await page.locator('#root_text').dispatchEvent('drop', { dataTransfer });
    await answer('A car on its hook');
    await site().getByRole('heading', { name: 'Winter Driving' }).waitFor();
    await site().getByAltText('A car on its hook').waitFor({ state: 'attached' });
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(
      /^---\nid: 3\ntitle: 'Winter Driving'\n[\s\S]*Slow down\.\n\n!\[A car on its hook\]\(photo:text-a-car-on-its-hook\)\n\nStop\.\n$/,
    );
    await button('Undo').click();
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(/Slow down\.\n\nStop\.\n$/);
    expect(existsSync(join(editor.folder, 'site/photos/text-a-car-on-its-hook.jpg'))).toBe(false);
  });

  test('sets a town that nobody finds on a map, by a click and by the arrow keys', async () => {
    await open('business.json');
    await begin('A town');
    await fill({ towns_8_name: 'Wall', towns_8__find: 'Wall' });
    const place = page.locator('#root_towns_8__place');
    await place.getByRole('button', { name: 'Find' }).click();
    await place.getByText('Not found by that?').waitFor();
    await place.getByText('Set it on a map').click();
    const map = place.getByRole('button', { name: 'Map: the pin of Wall' });
    await place.getByText('Toms River').waitFor();
    const at = () => Promise.all(['latitude', 'longitude'].map((name) => number(`towns_8_${name}`)));
    // The middle of the map is that of the area; 40 of its units are 6.25 miles, and a degree to the north is 69.1.
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    await map.click({ position: { x: width / 2, y: height / 2 - (40 * width) / 320 } });
    await expect.poll(async () => (await at())[0]).toBeCloseTo(40.17 + 6.25 / 69.1, 2);
    const [north = 0, east = 0] = await at();
    expect(east).toBeCloseTo(-74.2, 2);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(at).toEqual([north + 0.01, east + 0.001].map((degrees) => Number(degrees.toFixed(3))));
    await fill({ towns_8_latitude: '40.16', towns_8_longitude: '-74.199' });
    await fill({ towns_8_latitude: '40.16' });
    await place.getByText('The pin is at 40.16, -74.199.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save();
    expect(JSON.parse(editor.read('business.json')).towns[8]).toEqual({
      name: 'Wall',
      latitude: 40.16,
      longitude: -74.199,
    });
    await page.locator('#root_towns').locator('.rjsf-array-item-remove').last().click();
    await save();
  });

  test('sees each mistake beside its field, and nothing is saved', async () => {
    await open('business.json');
    await openGroups();
    const before = editor.read('business.json');
    const slips = [
      { field: 'phone', value: '123', told: 'It has 3 digits. Expected 10, such as (732) 555-0142.' },
      { field: 'name', value: '', told: 'Expected a plain text' },
      { field: 'towns_0_latitude', value: '90', told: 'from 18 to 72' },
      { field: 'url', value: 'http://example.com', told: 'Expected an https address' },
      { field: 'township', value: 'Howell Township', told: 'Write the name without Township' },
      { field: 'address_postalCode', value: '90210', told: 'a ZIP code of NJ' },
      { field: 'coordinates_longitude', value: '74.2', told: 'from -180 to -66' },
      { field: 'email', value: 'office', told: 'an e-mail address' },
      { field: 'claims_averageResponseMinutes', value: '1', told: 'from 5 to 180' },
      { field: 'claims_flatbedPounds', value: '1', told: 'from 3' },
    ].slice(0, process.env.FULL ? 10 : 3);
    for (const { field, value } of slips) await fill({ [field]: value });
    for (const { field, told } of slips)
      await expect.poll(() => faultAt(field).textContent(), { timeout: 10_000 }).toContain(told);
    expect(await button('Save').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    for (const _ of slips) await button('Undo').click();
    await saved();
    expect(editor.read('business.json')).toBe(before);
  });

  test('types an address of an old site, and the page that it leads to', async () => {
    await openGroups();
    await page.locator('#root_redirects__add').click();
    await page.getByLabel('Old address').fill('/contact-us.html');
    await page.getByLabel('Old address').blur();
    await page.getByLabel('/contact-us.html').fill('/contact/');
    await save();
    expect(JSON.parse(editor.read('business.json')).redirects).toEqual({ '/contact-us.html': '/contact/' });
    await page.locator('#root_redirects').getByRole('button', { name: 'Remove' }).click();
    await save();
    expect(editor.read('business.json')).not.toContain('/contact-us.html');
  });

  test('is shown what somebody else saved meanwhile, and takes that or keeps the own', async () => {
    const before = editor.read('business.json');
    for (const [choice, saves] of [
      ['Take that', 'Theirs'],
      ['Keep mine', 'Mine'],
    ] as const) {
      await fill({ name: `Mine, ${choice}` });
      write(before.replace(/"name": ".*"/, `"name": "Theirs, ${choice}"`));
      await button('Save').click();
      await page.getByRole('alert').getByText(`"name": "Theirs, ${choice}"`).waitFor();
      await button(choice).click();
      if (choice === 'Keep mine') await button('Save').click();
      await saved();
      expect(editor.read('business.json')).toContain(`"name": "${saves}, ${choice}"`);
    }
  });

  test('is asked before leaving unsaved words, has them again after a reload, and may throw them away', async () => {
    await fill({ name: 'Never Saved Towing' });
    await shown('Never Saved Towing');
    const asked: string[] = [];
    const onDialog = (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    };
    page.on('dialog', onDialog);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.getByRole('alert').getByText('never saved').waitFor();
    expect(await page.locator('#root_name').inputValue()).toBe('Never Saved Towing');
    await button('Throw them away').click();
    await saved();
    // Nobody is asked where all is saved.
    await page.reload();
    await saved();
    expect(asked).toHaveLength(1);
    page.off('dialog', onDialog);
    expect(await page.locator('#root_name').inputValue()).not.toBe('Never Saved Towing');
  });

  test('sees a photo as soon as it is chosen, puts another kind in its place, and takes it away', async () => {
    await openGroups();
    const photo = page.locator('.photo > img:not(.cut)');
    /** Pixels of the photo that the page shows; it is 0 by 0 until it has arrived. */
    const size = () =>
      photo.evaluate(({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height }));
    await page.getByLabel('Photo: Home').setInputFiles(await picture('IMG_1.JPG'));
    await expect.poll(size).toEqual({ width: 960, height: 540 });
    const png = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await page.getByLabel('Photo: Home').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await expect.poll(size).toEqual({ width: 1200, height: 675 });
    expect(await page.getByText('have one name').count()).toBe(0);
    await button('Take away').click();
    await expect.poll(() => photo.count()).toBe(0);
    await saved();
  });

  test('puts a photo beside a person, whose name is its words, keeps a side of it, and takes each step back by one Undo', async () => {
    await page.locator('#root_people__optionalAdd').click();
    await fill({ people_0_name: 'Pat Ruiz', people_0_role: 'owner' });
    const people = page.locator('#root_people');
    const cut = people.locator('.cut');
    const file = join(editor.folder, 'site/photos/people-pat-truck.jpg');
    const photo = () => JSON.parse(editor.read('business.json')).people[0].photo;
    const choose = async () => page.locator('#root_people_0_photo').setInputFiles(await picture('Pat & Truck.JPG'));
    await choose();
    await cut.waitFor();
    await button('Undo').click();
    await cut.waitFor({ state: 'detached' });
    await save();
    expect([photo(), existsSync(file)]).toEqual([undefined, false]);
    await choose();
    await people.getByLabel('What to keep').selectOption('the left side');
    await expect.poll(() => cut.getAttribute('style')).toContain('left');
    await site().locator('img[alt="Pat Ruiz"][style*="left"]').first().waitFor({ state: 'attached' });
    await people.getByRole('button', { name: 'Take away' }).click();
    await cut.waitFor({ state: 'detached' });
    await button('Undo').click();
    await cut.waitFor();
    await save();
    expect([photo(), existsSync(file)]).toEqual([{ name: 'people-pat-truck', focus: 'left' }, true]);
    await people.getByRole('button', { name: 'Take away' }).click();
    await page.locator('#root_people__optionalRemove').click();
    await save();
    expect(existsSync(file)).toBe(false);
  });

  test('never loses the header from sight, whatever is opened', async () => {
    await openGroups();
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow).toBe(0);
  });
});
