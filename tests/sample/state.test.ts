import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { prefixesOf } from '../../site/business/states.ts';
import { sources } from '../../site/content/sources.ts';
import { companies } from '../setup/companies.ts';
import { business, businessWith, contentFor, warningsFor } from '../setup/pages.ts';
import { parse, placesIn } from '../setup/parse.ts';
import { type RenderedSite, renderSite, wholeSiteOf } from '../setup/rendered-site.ts';

const newJersey = /New Jersey|\bNJ\b|Parkway|Turnpike|#GSP|#477|#95\b|N\.J\.S\.A|N\.J\.A\.C|Howell|Monmouth/gi;

/** The places in a site's files where a pattern matches. */
const placesOn = ({ pages, files }: RenderedSite, pattern: RegExp) =>
  [...pages, ...files].flatMap(([path, text]) => placesIn(text, pattern).map((place) => `${path}: ${place}`));

/** The sections that a build lists as left out. */
const leftOutOf = (facts: Business) =>
  warningsFor(facts).flatMap((line) => /Left out, because .*: (.*)\.$/.exec(line)?.[1]?.split(', ') ?? []);

const { night, township } = companies;
describe('a company in another state', async () => {
  const facts = businessWith(night);
  const site = await wholeSiteOf(facts);

  test('says nothing of New Jersey in any file', () => expect(placesOn(site, newJersey)).toEqual([]));

  test('cites nothing that applies only in another state', () => {
    const others = Object.values(sources).filter(({ states }) => states);
    expect(others.length, 'sources of one state').toBeGreaterThan(10);
    const texts = [...site.pages.values(), ...site.files.values()];
    expect(others.filter(({ title }) => texts.some((text) => text.includes(title)))).toEqual([]);
  });

  test('says how to get a towed car back, and nothing of a law', () => {
    const page = site.pages.get('/my-car-was-towed/') ?? '';
    expect(page).toMatch(/Look for the sign.*What to bring/s);
    expect(page).not.toMatch(/private-lot|complain|id="source-/);
    expect(site.pages.get('/')).toContain('/my-car-was-towed/"');
    expect(site.pages.get('/towing-cost/')).toContain('how to get your car back');
  });

  test('explains Move Over laws and relay calls in words that are true in every state', () => {
    expect(site.pages.get('/blog/what-to-do-car-breaks-down-highway/')).toContain('Every state has a Move Over law.');
    expect(site.pages.get('/contact/')).toMatch(/dial 711 for a relay service/i);
  });

  test('lists the sections that are left out', () => {
    const ids = ['turnpike-and-parkway', 'toll-roads', 'private-lot', 'towing-law', 'township-code'];
    expect(leftOutOf(facts)).toEqual(expect.arrayContaining(ids));
  });

  test('asks where the car stopped with three places, as its state’s toll roads have no numbers of their own', () => {
    const { phone } = facts;
    const page = parse(site.pages.get('/services/emergency-towing-service/') ?? '');
    const dialed = [...page.querySelectorAll('.road-answer')].map((answer) =>
      answer.querySelector('a')?.getAttribute('href'),
    );
    expect(dialed).toEqual(['tel:911', `tel:${phone}`, `tel:${phone}`]);
  });

  test('is in a city, which is no township', () => {
    expect(site.pages.get('/')).toContain(`${facts.township}’s most trusted towing service`);
    expect(placesOn(site, / Township\b/g)).toEqual([]);
  });
});

test('a company in New York or Washington says nothing of New Jersey', async () => {
  for (const region of ['NY', 'DC'] as const) {
    const address = { ...night.address, region, postalCode: `${prefixesOf(region).slice(0, 3)}01` };
    const site = await renderSite(businessWith({ ...night, address }));
    expect([region, site.errors, placesOn(site, newJersey)]).toEqual([region, [], []]);
  }
});

test('a company in Wall, New Jersey, has the law of its state, and nothing of another town’s code', async () => {
  const facts = businessWith(township);
  const site = await wholeSiteOf(facts);
  expect(site.pages.get('/my-car-was-towed/')).toContain('The bill from a police tow');
  expect(site.pages.get('/fleets/')).toContain('Parkway and Turnpike permits');
  expect(placesOn(site, /Howell/g)).toEqual([]);
  expect(leftOutOf(facts)).toEqual(['township-code']);
});

test('the township’s own code is there if the company’s address is, and not if it only serves it', () => {
  const address = { street: '100 Example Street', locality: 'Freehold', region: 'NJ', postalCode: '07728' };
  expect(leftOutOf(businessWith({ address }))).toEqual(['township-code']);
  const { guidePages } = contentFor();
  expect(warningsFor(business)).toEqual([]);
  const [page] = guidePages.filter(({ slug }) => slug === 'my-car-was-towed');
  expect(page?.text.sections.map(({ id }) => id)).toContain('township-code');
});
