import { expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { proofFacts } from '../setup/facts.ts';
import { pageAt } from '../setup/page-at.ts';

/** What an owner adds, changes or leaves out, the page that tells it, how it is told there, and what is not. */

const breakdown = '/blog/what-to-do-car-breaks-down-highway/';
const towed = '/my-car-was-towed/';
const wall = { street: '100 Example Street', locality: 'Wall', region: 'NJ', postalCode: '07719' };
const yard = {
  address: { ...wall, street: '12 Lot Lane', locality: 'Lakewood', postalCode: '08701' },
  releaseHours: 'Monday to Saturday, 7 a.m. to 7 p.m.',
  papers: ['driver’s license', 'proof of insurance'],
  payment: ['cash', 'Visa'],
};
const recognition = [{ name: 'GSTA member', url: 'https://gsta.org/members/' }, { name: 'Tow operator of 2024' }];
const said = Object.fromEntries(proofFacts.reviews.map(({ name, text }) => [name, text]));
const ann = '“My brother drives nights, I drive days, and one of us picks up the phone.”Ann Kowalski, owner';

type Words = readonly (string | RegExp)[];
test.each<[string, string, object, Words, RegExp?]>([
  ...['/contact/', '/services/emergency-towing-service/', breakdown].map((path): [string, string, object, Words] => [
    ...(['how to get help without a voice', path, {}] as const),
    [/text 911/i, /pictures/, /the town/, /cross street/, /text us at \(732\) 555-0143/i],
  ]),
  ...['/contact/', breakdown].flatMap((path): [string, string, object, Words, RegExp?][] => [
    [
      'a company that takes relay calls',
      path,
      {},
      [/\b711\b.*New Jersey Relay/, /free|no charge/, /takes? relay calls/],
    ],
    ['one that does not', path, { relayCalls: false }, [/711/], /relay calls/],
  ]),
  ['a yard', towed, { yard }, [/12 Lot Lane.*Lakewood, NJ 08701.*7 a.m. to 7.*insurance.*cash, credit cards \(Visa\)/]],
  ['no yard', towed, {}, ['Police tows in Howell'], /our yard|we have your car|\$(?!750 for storage)/i],
  ['another township', towed, { township: 'Wall', address: wall }, [], /township’s code|half price|Howell/],
  ['recognition', '/about/', { recognition }, ['GSTA member (opens in a new tab)Tow operator of 2024']],
  ['few services', '/', { services: ['car-towing', 'roadside-assistance'] }, ['30 min'], /heavy-duty|pounds|500 mi/i],
  [
    ...(['proof', '/', proofFacts] as const),
    [
      ...['Our roads: US 9 and I‑195.', ann, `A few of our reviews“${said.Dana}”Dana, March 2026, Google (opens in`],
      `“${said.Jen}”Jen, November 2025, Facebook (opens in a new tab)All our reviews: Google`,
    ],
  ],
  [
    ...(['proof', '/about/', proofFacts] as const),
    [
      ...[
        'Our roads9US 9195I-195',
        `${ann}Luis Ortega, lead driver`,
        `“${said.Sam}”Sam, October 2025, towtalk.example`,
      ],
      'All our reviews: Google (opens in a new tab) · Also on: BBB',
      'USDOT: 1112223 (opens in a new tab) · Insured by: Garden Mutual',
    ],
  ],
  ['proof', '/contact/', proofFacts, ['USDOT: 1112223 (opens in a new tab) · Insured by: Garden Mutual© ']],
  ...['/', '/about/'].map((path): [string, string, object, Words, RegExp] => [
    ...(['no proof', path, { roads: undefined }, []] as const),
    /our roads|reviews|also on:|GSTA member/i,
  ]),
])('%s is told on %s', (_, path, changes, told, untold) => {
  const text = textOf(pageAt(path, changes).body).replaceAll('\u00a0', ' ');
  for (const words of told)
    expect(text).toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));
  if (untold) expect(text).not.toMatch(untold);
});

test('data for search engines name the company’s own pages, and no review', () => {
  const graph = pageAt('/', proofFacts).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(graph).toContain(`"sameAs":${JSON.stringify(proofFacts.profiles)}`);
  expect(graph).not.toMatch(/tire|Dana|rating|"review/i);
});
