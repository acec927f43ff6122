import { beforeAll, expect, test } from 'vitest';
import { begin, editor, fill, openEditor, page, save } from './owner.ts';

beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);

test('an owner types the coordinates of a town that is not found', async () => {
  await begin('A town');
  await fill({ towns_8_name: 'Wall', towns_8__find: 'Wall' });
  const place = page.locator('#root_towns_8__place');
  await place.getByRole('button', { name: 'Find' }).click();
  await place.getByText('Not found.').waitFor();
  await fill({ towns_8_latitude: '40.16', towns_8_longitude: '-74.199' });
  await save();
  const wall = { name: 'Wall', latitude: 40.16, longitude: -74.199 };
  expect(JSON.parse(editor.read('business.json')).towns[8]).toEqual(wall);
});
