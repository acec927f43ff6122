import { expect, test } from 'vitest';
import { siteOf } from '../setup/companies.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const emergency = '/services/emergency-towing-service/';
const [page] = pagesOf(business).filter(({ path }) => path === emergency);
const ours = [`tel:${business.phone}`];

/** The question's places on a page, each with whether it is chosen and the numbers of its answer: those that a tap dials, and how many are read. */
const placesIn = (html: string) => {
  const main = documentOf(html).querySelector('main');
  return [...(main?.querySelectorAll('.who-to-call input') ?? [])].map((radio) => {
    const answer = main?.querySelector(`[id="${radio.getAttribute('aria-describedby')}"]`);
    const dials = [...(answer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    const reads = answer?.querySelectorAll('.number-to-call--by-hand').length;
    return { isChosen: radio.hasAttribute('checked'), dials, reads };
  });
};

test('where the car stopped has one answer for each place, with its number; a lane is chosen at first, with 911', () => {
  expect(placesIn(page ? htmlOf(page) : '')).toEqual([
    { isChosen: true, dials: ['tel:911'], reads: 0 },
    { isChosen: false, dials: [], reads: 2 },
    { isChosen: false, dials: ours, reads: 0 },
    { isChosen: false, dials: ours, reads: 0 },
  ]);
});

test('it has three places where a state has no numbers of its own for toll roads', () => {
  const places = placesIn(siteOf('night').pages.get(emergency) ?? '');
  expect(places.map(({ dials }) => dials)).toEqual([['tel:911'], ['tel:+15419010142'], ['tel:+15419010142']]);
});
