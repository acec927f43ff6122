import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { button, editor, fill, openEditor, openGroups, page, picture, save, saved, site } from './owner.ts';

beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);

describe('an owner with photos', () => {
  test('sees a photo as soon as it is chosen, puts another kind in its place, and takes it away', async () => {
    await openGroups();
    const photo = page.locator('.photo > img');
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
    await button('Remove picture').click();
    await expect.poll(() => photo.count()).toBe(0);
    await saved();
  });

  test('puts a logo in the place of the mark', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
    const file = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await page.getByLabel('Photo: Logo').setInputFiles(file);
    await site()
      .locator('header :is(img[src*="logo"], svg path[d="M0 0h9v9H0z"])')
      .first()
      .waitFor({ state: 'attached' });
    await save();
    expect(editor.read('photos/logo.svg')).toBe(logo);
  });

  test('puts a photo beside a person, whose name is its words, keeps a side of it, and takes each step back by one Undo', async () => {
    await page.locator('#root_people__add').click();
    await fill({ people_0_name: 'Pat Ruiz', people_0_role: 'owner' });
    const people = page.locator('#root_people');
    const cut = people.locator('.photo img');
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
    await people.getByLabel('Side to keep').selectOption('left');
    await site().locator('img[alt="Pat Ruiz"][style*="left"]').first().waitFor({ state: 'attached' });
    await people.getByRole('button', { name: 'Remove picture' }).click();
    await cut.waitFor({ state: 'detached' });
    await button('Undo').click();
    await cut.waitFor();
    await save();
    expect([photo(), existsSync(file)]).toEqual([{ name: 'people-pat-truck', focus: 'left' }, true]);
    await people.getByRole('button', { name: 'Remove picture' }).click();
    await people.locator('.rjsf-array-item-remove').click();
    await save();
    expect(existsSync(file)).toBe(false);
  });
});
