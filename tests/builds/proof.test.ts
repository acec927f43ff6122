import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { proofFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const said = Object.fromEntries(proofFacts.reviews.map(({ name, text }) => [name, text]));
const { pages, faults } = renderSite(businessWith(proofFacts));
const bare = renderSite(businessWith({ roads: undefined })).pages;
const textAt = (path: string, from = pages) => textOf(documentOf(from.get(path) ?? '').body).replace(/\u00a0/g, ' ');

describe('what shows who the company is stands where it is given', () => {
  test.each([
    ['/', 'Our roads: US 9 and I‑195.'],
    ['/about/', 'Our roads9US 9195I-195'],
    ['/', '“My brother drives nights, I drive days, and one of us picks up the phone.”Ann Kowalski, owner'],
    [
      '/about/',
      '“My brother drives nights, I drive days, and one of us picks up the phone.”Ann Kowalski, ownerLuis Ortega, lead driver',
    ],
    ['/', `A few of our reviews“${said.Dana}”Dana, March 2026, Google (opens in a new tab)“${said.Jen}”`],
    ['/', `“${said.Jen}”Jen, November 2025, Facebook (opens in a new tab)All our reviews: Google`],
    ['/about/', `From our reviews“${said.Sam}”Sam, October 2025, towtalk.example`],
    ['/about/', 'All our reviews: Google (opens in a new tab) · Also on: BBB'],
    ['/about/', 'before we load your car.USDOT: 1112223 (opens in a new tab) · Insured by: Garden Mutual'],
    ['/contact/', 'USDOT: 1112223 (opens in a new tab) · Insured by: Garden Mutual© '],
  ])('on %s: %s', (path, words) => {
    expect(faults).toEqual([]);
    expect(textAt(path)).toContain(words);
  });

  test('where it is not, no page has a heading, a list or a label of it', () => {
    for (const [path, html] of bare) {
      expect(html, path).not.toMatch(/class="quotation|id="reviews"|sameAs/);
      expect(textAt(path, bare), path).not.toMatch(/our roads|reviews|also on:/i);
    }
  });

  test('data for search engines names the company’s own pages, and no review', () => {
    const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pages.get('/') ?? '') ?? [];
    expect(graph).toContain(`"sameAs":${JSON.stringify(proofFacts.profiles)}`);
    expect(graph).not.toMatch(/tire|Dana|rating|"review/i);
  });
});
