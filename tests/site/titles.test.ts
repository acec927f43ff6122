import { describe, expect, test } from 'vitest';
import { headTitle, shortTitle } from '../../site/content/titles.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';

const longest = 'Saint Wolfgang upon the Prairie';

test.each(['Howell', longest.slice(0, 30)])('the titles of a company in %s name the place', (township) => {
  const address = { ...businessWith().address, postalCode: '07731-1234' };
  const pages = pagesOf(businessWith({ ...bilingualFacts, township, address }));
  for (const { meta } of pages.filter(({ meta }) => meta.listed)) expect(meta.title).toContain(`${township}, NJ`);
});

describe('what stands behind the last colon gives way', () => {
  const titleIn = (town: string) =>
    headTitle('Flatbed Towing in {town}: AWD, EVs', (text) => text.replace('{town}', () => town), 'Township Towing');

  test('where the title is too long, and the name follows where it fits', () => {
    expect(titleIn('Howell, NJ')).toBe('Flatbed Towing in Howell, NJ: AWD, EVs | Township Towing');
    expect(titleIn(`${longest}, NJ`)).toBe(`Flatbed Towing in ${longest}, NJ`);
  });

  test.each([
    ['Elm Towing', 'Towing in Howell, NJ 07731: 24/7 Tow Truck | Elm Towing'],
    ['Atlantic & Pine Recovery LLC', 'Towing in Howell, NJ 07731 | Atlantic & Pine Recovery LLC'],
    ['Atlantic & Pine Towing and Recovery', 'Towing in Howell, NJ | Atlantic & Pine Towing and Recovery'],
    ['Łukasz & Sons Monmouth County Towing & Recovery', 'Howell, NJ | Łukasz & Sons Monmouth County Towing & Recovery'],
    ['N'.repeat(60), 'N'.repeat(60)],
  ])('but on home, where the name of %s stays, beside the place as long as both fit', (name, title) => {
    expect(pagesOf(businessWith({ name }))[0]?.meta.title).toBe(title);
  });

  test('and a colon in the name of the town does not', () => {
    expect(titleIn(`${longest}: North`)).toBe(`Flatbed Towing in ${longest}: North`);
    expect(shortTitle('Towing in {town}: AWD')).toBe('Towing in {town}');
  });
});
