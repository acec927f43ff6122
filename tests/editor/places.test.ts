import { beforeAll, expect, test } from 'vitest';
import { editor, fill, openEditor, page, save } from './owner.ts';

beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);

test('an owner empties the list of towns, adds several at once, and types the coordinates of one that is not found', async () => {
  await page
    .locator('summary')
    .filter({ hasText: /^Where you work/ })
    .click();
  await page.getByRole('button', { name: 'Remove all: Towns you serve' }).click();
  await fill({ towns__several: 'Freehold, Easton PA; Wall' });
  await page.getByRole('button', { name: 'Find and add' }).click();
  await page.getByText('Not found: Wall.').waitFor();
  expect(await page.locator('#root_towns__several').inputValue()).toBe('Wall');
  await page.locator('#root_towns__add').click();
  // Nobody has made a mistake yet.
  await page.getByText('3 to fill in').first().waitFor();
  expect(await page.locator('#root_towns .error-detail').count()).toBe(0);
  await fill({ towns_2_name: 'Wall' });
  await fill({ towns_2_latitude: '40.16', towns_2_longitude: '-74.199' });
  await save();
  const wall = { name: 'Wall', latitude: 40.16, longitude: -74.199 };
  expect(JSON.parse(editor.read('business.json')).towns).toEqual([
    expect.objectContaining({ name: 'Freehold' }),
    expect.objectContaining({ name: 'Easton', region: 'PA' }),
    wall,
  ]);
});
