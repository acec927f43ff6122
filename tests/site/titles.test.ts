import { describe, expect, test } from 'vitest';
import { headTitle, shortTitle } from '../../site/content/titles.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';

const longest = 'Saint Wolfgang upon the Prairie';

test.each(['Howell', longest.slice(0, 30)])('the titles of a company in %s name the place', (township) => {
  const address = { ...businessWith().address, postalCode: '07731-1234' };
  const pages = pagesOf(businessWith({ ...bilingualFacts, township, address }));
  for (const { path, meta } of pages.filter(({ meta }) => meta.listed))
    expect(meta.title, `the title of ${path}`).toContain(`${township}, NJ`);
});

describe('what comes after the last colon gives way', () => {
  const titleIn = (town: string) =>
    headTitle('Flatbed Towing in {town}: AWD, EVs', (text) => text.replace('{town}', () => town), 'Township Towing');

  test('where the title is too long, and the name follows where it fits', () => {
    expect(titleIn('Howell, NJ')).toBe('Flatbed Towing in Howell, NJ: AWD, EVs | Township Towing');
    expect(titleIn(`${longest}, NJ`)).toBe(`Flatbed Towing in ${longest}, NJ`);
  });

  test('and a colon in the name of the town does not', () => {
    expect(titleIn(`${longest}: North`)).toBe(`Flatbed Towing in ${longest}: North`);
    expect(shortTitle('Towing in {town}: AWD')).toBe('Towing in {town}');
  });
});
