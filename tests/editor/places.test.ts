import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import { begin, editor, fill, openEditor, page, save } from './owner.ts';

describe('an owner with a town that nobody finds', () => {
  beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);
  const number = async (field: string) => Number(await page.locator(`#root_${field}`).inputValue());

  test('sets it on a map, by a click and by the arrow keys', async () => {
    await begin('A town');
    await fill({ towns_8_name: 'Wall', towns_8__find: 'Wall' });
    const place = page.locator('#root_towns_8__place');
    await place.getByRole('button', { name: 'Find' }).click();
    await place.getByText('Can’t find it?').waitFor();
    await place.getByText('Set it on a map').click();
    const map = place.locator('.map svg');
    await place.getByText('Toms River').waitFor();
    const at = () => Promise.all(['latitude', 'longitude'].map((name) => number(`towns_8_${name}`)));
    // The middle of the map is that of the area; 40 of its units are 6.25 miles, and a degree to the north is 69.1.
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    await map.click({ position: { x: width / 2, y: height / 2 - (40 * width) / 320 } });
    await expect.poll(async () => (await at())[0]).toBeCloseTo(40.17 + 6.25 / 69.1, 2);
    const [north = 0, east = 0] = await at();
    expect(east).toBeCloseTo(-74.2, 2);
    const pin = () => map.locator('.pin').getAttribute('d');
    const before = await pin();
    await page.locator('#root_towns_8_latitude').press('ArrowUp');
    await page.locator('#root_towns_8_longitude').press('ArrowDown');
    const moved = await at();
    expect(moved[0]).toBeGreaterThan(north);
    expect(moved[1]).toBeLessThan(east);
    for (const [index, degrees] of [north, east].entries()) expect(moved[index]).toBeCloseTo(degrees, 1);
    await expect.poll(pin).not.toBe(before);
    await fill({ towns_8_latitude: '40.16', towns_8_longitude: '-74.199' });
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
});
