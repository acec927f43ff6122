import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { businessWith } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const review = (name: string, date: string, url: string) => ({
  text: `${name} said so.`,
  name,
  date,
  url,
  agreed: true,
});
const license = [
  { label: 'USDOT', value: '1112223', url: 'https://safer.example/1112223' },
  { label: 'Insured by', value: 'Garden Mutual' },
];
const people = [
  { name: 'Ann Kowalski', role: 'owner', words: 'I answer the phone myself.' },
  { name: 'Luis Ortega', role: 'lead driver' },
];
const reviews = [
  review('Dana', '2026-03', 'https://maps.app.goo.gl/a'),
  review('Jen', '2025-11', 'https://www.facebook.com/b'),
  review('Sam', '2025-10', 'https://www.towtalk.example/c'),
];
const profiles = ['https://www.bbb.org/us/nj/a'];
const facts = { license, people, reviews, reviewsUrl: 'https://g.page/r/a', profiles, roads: ['US 9', 'I-195'] };

const { pages, faults } = renderSite(businessWith(facts));
const bare = renderSite(businessWith({ roads: undefined })).pages;
const textAt = (path: string, from = pages) => textOf(documentOf(from.get(path) ?? '').body).replace(/\u00a0/g, ' ');

describe('what shows who the company is stands where it is given', () => {
  test.each([
    ['/', 'Our roads: US 9 and I‑195.'],
    ['/about/', 'Our roads are US 9 and I‑195.'],
    ['/', '“I answer the phone myself.”Ann Kowalski, owner'],
    ['/about/', '“I answer the phone myself.”Ann Kowalski, ownerLuis Ortega, lead driver'],
    ['/', 'A few of our reviews“Dana said so.”Dana, March 2026, Google (opens in a new tab)“Jen said so.”'],
    ['/', 'All our reviews: Google'],
    ['/about/', 'A few of our reviews“Jen said so.”Jen, November 2025, Facebook (opens in a new tab)“Sam said so.”'],
    ['/about/', 'Sam, October 2025, towtalk.example'],
    ['/about/', 'All our reviews: Google (opens in a new tab) · Also on: BBB'],
    ['/about/', 'before we load your car.USDOT: 1112223 (opens in a new tab)Insured by: Garden Mutual'],
    ['/contact/', 'USDOT: 1112223 (opens in a new tab)Insured by: Garden Mutual© '],
  ])('on %s: %s', (path, words) => {
    expect(faults).toEqual([]);
    expect(textAt(path)).toContain(words);
  });

  test('where it is not, no page has a heading, a list or a label of it', () => {
    for (const [path, html] of bare) {
      expect(html, path).not.toMatch(/class="(?:license|quotation|section__proof)|id="reviews"|sameAs/);
      expect(textAt(path, bare), path).not.toMatch(/our roads|reviews|also on:/i);
    }
  });

  test('data for search engines names the company’s own pages, and no review', () => {
    const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pages.get('/') ?? '') ?? [];
    expect(graph).toContain(`"sameAs":${JSON.stringify(profiles)}`);
    expect(graph).not.toMatch(/said so|Dana|rating|"review/i);
  });
});
