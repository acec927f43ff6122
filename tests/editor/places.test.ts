import { expect, test } from 'vitest';
import { findPlace } from '../../build/edit/places.ts';

test.each([
  ['Freehold', 40.26, -74.28],
  ['Marlboro', 40.34, -74.26],
  // A township of which the post office has no name, but a ZIP code.
  ['07726', 40.28, -74.35],
  ['Colts Neck', 40.29, -74.17],
  ['Jackson', 40.1, -74.36],
  ['Brick', 40.06, -74.11],
  ['Lakewood', 40.1, -74.22],
  ['Toms River', 39.95, -74.2],
] as const)('%s is found within four miles of where it is', (query, latitude, longitude) => {
  const found = findPlace(query, 'NJ');
  expect(Math.hypot(((found?.latitude ?? 0) - latitude) * 69, ((found?.longitude ?? 0) - longitude) * 53)).toBeLessThan(
    4,
  );
});

test('Manalapan is not found by its name', () => expect(findPlace('Manalapan', 'NJ')).toBeUndefined());
