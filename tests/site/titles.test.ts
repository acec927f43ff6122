import { expect, test } from 'vitest';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';

test.each(['Howell', 'Saint Wolfgang upon the Prairi'])('the titles of a company in %s name the place', (township) => {
  const address = { ...businessWith().address, postalCode: '07731-1234' };
  const pages = pagesOf(businessWith({ ...bilingualFacts, township, address }));
  for (const { path, meta } of pages.filter(({ meta }) => meta.listed))
    expect(meta.title, `the title of ${path}`).toContain(`${township}, NJ`);
});
