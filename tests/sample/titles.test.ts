import { expect, test } from 'vitest';
import { businessWith, pagesOf } from '../setup/pages.ts';

test.each([
  ['Elm Towing', 'Towing in Howell, NJ 07731: 24/7 Tow Truck | Elm Towing'],
  ['Atlantic & Pine Recovery LLC', 'Towing in Howell, NJ 07731 | Atlantic & Pine Recovery LLC'],
  ['Atlantic & Pine Towing and Recovery', 'Towing in Howell, NJ | Atlantic & Pine Towing and Recovery'],
  ['Łukasz & Sons Monmouth County Towing & Recovery', 'Howell, NJ | Łukasz & Sons Monmouth County Towing & Recovery'],
  ['N'.repeat(60), 'Towing in Howell, NJ 07731: 24/7 Tow Truck'],
])('home’s title has the name %s if it fits', (name, title) => {
  expect(pagesOf(businessWith({ name }))[0]?.meta.title).toBe(title);
});
