import { expect, test } from 'vitest';
import { checkRelease } from '../../site/business/release.ts';
import { textOf } from '../setup/built.ts';
import { bilingualFacts, everyFact, sampleFacts } from '../setup/facts.ts';
import { business, businessWith, pageAt } from '../setup/pages.ts';
import { placesIn } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';
import { renderSite } from '../setup/rendered-site.ts';

const about = '/about/';
const contact = '/contact/';
const longDistance = '/services/long-distance-towing/';
const proof =
  /we work US|roads we work|reviews|also on:|GSTA member|licensed|insured|certified|tow list of the police|our trucks|riding along/i;

const { street: _, ...town } = sampleFacts.address as { street: string };
const uncredited = { license: undefined, insurance: undefined, operators: undefined };

/** What owners change or leave out. Snapshots show what pages say with the sample's facts and with every fact. */
const owners: Readonly<Record<string, object>> = {
  'no street': { ...bilingualFacts, address: town },
  'one service': { services: ['car-towing'] },
  'two services': { services: ['car-towing', 'roadside-assistance'] },
  papers: { fleet: { usdot: '1112223', certificate: '/papers/insurance.pdf' } },
  'no texts': { textPhone: undefined },
  'no riders': { rideAlong: false },
  'known name': { nameOnTrucks: true },
  'one review': { ...everyFact, reviews: everyFact.reviews.slice(0, 1) },
  'no proof': { roads: undefined, ...uncredited },
  'one price': { rates: { validFrom: '2026-07-01', roadside: { lockout: 80 } } },
  'insurance alone': { license: undefined, operators: undefined, insurance: { insurer: 'Garden Mutual' } },
};

/** What a page says for an owner, and what it doesn't. */
const rows: readonly { owner: string; path: string; says?: readonly string[]; not?: RegExp }[] = [
  { owner: 'one price', path: '/services/roadside-assistance/', says: ['Lockout: $80.'], not: /Visits from/ },
  { owner: 'no street', path: '/es/contact/', says: ['Horario y mapa', 'númeroHowell, NJ'] },
  { owner: 'insurance alone', path: about, says: ['InsuredInsured byGarden'], not: /licensed|certified|on-hook/i },
  { owner: 'no riders', path: longDistance, says: ['You can’t ride along.'], not: /want to ride along/i },
  { owner: 'known name', path: contact, says: ['usWe answer as Township Towing. The same name is on the truck.'] },
  { owner: 'no proof', path: contact, not: /how you know|name is on the truck|public record/i },
  { owner: 'papers', path: '/fleets/', says: ['Certificate of insurance'], not: /W-9|Net 30|Pay an/ },
  { owner: 'no texts', path: contact, says: ['doesn’t work? Call us.'], not: /message and data|text us/i },
  { owner: 'one service', path: '/', says: ['We offer car towing. There’s more in our guide.'] },
  { owner: 'two services', path: '/', says: ['30 min'], not: /heavy-duty|pounds|500 mi/i },
  { owner: 'one review', path: '/', says: ['Blown tire'], not: /(?:from|a few of) our reviews/i },
  { owner: 'one review', path: about, says: ['All our reviews: Google'], not: /Blown tire/ },
  { owner: 'no proof', path: '/', not: proof },
  { owner: 'no proof', path: about, not: proof },
];

const line = (label: string, value = '1112223') => ({ label, value });
const licensed = /licensed|con licencia/i;

test.each([
  [line('USDOT number')],
  [line('MC number')],
  [line('License', 'USDOT 1112223')],
  [line('Motor carrier'), line('Insured by', 'Garden Mutual')],
])('nothing says "licensed" of a company whose only license is %j, and the build says why', async (...license) => {
  const facts = businessWith({ ...bilingualFacts, license });
  const { pages, files } = await renderSite(facts);
  expect(placesIn([...pages.values(), ...files.values()].join('\n'), licensed)).toEqual([]);
  expect(textOf(pageAt(about, { license }).body)).toContain(license[0]?.value);
  expect(formatted(checkRelease(facts, '2026-11-23'))).toContain(
    '"license" lists no license to tow. The site doesn’t say “licensed”: a USDOT or MC number, or insurance, isn’t a license. Add your state’s or town’s towing license or registration if you have one.',
  );
});

test.each([line('Towing license'), line('State registration')])(
  'of a company with %j, the site says "licensed"',
  (license) => {
    const facts = { license: [line('USDOT number'), license] };
    expect(textOf(pageAt(about, facts).body)).toMatch(licensed);
    expect(formatted(checkRelease(businessWith(facts), '2026-11-23')).join()).not.toContain('lists no license');
  },
);

test.each([
  { owner: 'no proof', words: 'Meet the company that comes when you need a tow in Howell, NJ. Call (732) 555-0142.' },
  { owner: 'insurance alone', words: 'when you need a tow in Howell, NJ. Insured. Call (732) 555-0142.' },
])('of $owner, the description of About says $words', ({ owner, words }) => {
  const description = pageAt(about, owners[owner]).querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toContain(words);
});

test.each(rows)('of $owner, $path says $says, and nothing of $not', ({ owner, path, says = [], not }) => {
  const text = textOf(pageAt(path, owners[owner]).body);
  for (const words of says) expect(text).toContain(words);
  if (not) expect(placesIn(text, not)).toEqual([]);
});

const claim = (changes: object) => ({ claims: { ...business.claims, ...changes } });
const without = (changes: object, ...ways: string[]) =>
  claim({
    ...changes,
    payments: business.claims.payments.filter((way) => !ways.some((word) => `${way}`.startsWith(word))),
  });

const anyQuote = /\bquotes?\b|data-toast="(?:loading|success|error)|tally/i;
const oneTown = { towns: business.towns.slice(0, 1) };

/** Companies that say what the sample doesn't: their facts, what some page says, and what none says. */
test.each<[string, object, readonly string[], ...RegExp[]]>([
  [
    'a year, other figures, an e-mail address and toll roads',
    {
      ...{ ...oneTown, copyrightYear: 2026, email: 'office@elmtowing.com', tollRoads: true },
      ...claim({
        ...{ since: 1998, yearsInBusiness: undefined },
        ...{ averageResponseMinutes: 42, heavyDutyPounds: 61_000, longDistanceMiles: 350 },
      }),
    },
    [
      ...[
        'home since 1998',
        '"foundingDate":"1998"',
        'tow company since 1998',
        '42 minutes or less',
        '61,000 pounds',
        '350 miles',
        '© 2026 Township',
      ],
      ...[
        'href="mailto:office@elmtowing.com"',
        '"email":"office@elmtowing.com"',
        'EMAIL;TYPE=WORK:office@elmtowing.com',
      ],
      'We’re one of the authorized companies.',
    ],
    /decade|© 2024|can’t come to you|aren’t one of th/,
    /\b30 minutes|75,?000|\b500 miles/,
  ],
  [
    'no age, an area of a mile, and no debit card, plans, claims, Discover or memberships',
    {
      ...without({ yearsInBusiness: undefined, serviceAreaMiles: 1 }, 'debit', 'payment', 'insurance', 'Discover'),
      recognition: [],
    },
    ['Howell’s tow company.', 'and 1 mile around', 'Visa'],
    /decade|drivers home|5 miles around|about 1 mile/,
    /debit card|payment plan|insurance claim|\bDiscover\b/i,
  ],
  [
    'no average, in two languages',
    { ...bilingualFacts, claims: { ...bilingualFacts.claims, averageResponseMinutes: undefined } },
    ['It depends on the traffic and how far', 'Depende del tráfico y de la distancia'],
    /average response|or less|\b30 min/i,
    /promedio|minutos o menos/i,
  ],
  [
    'no form, no texts, no other sites, no relay calls, no card, but a yard',
    {
      ...{
        quoteFormId: undefined,
        textPhone: undefined,
        otherTowingSites: undefined,
        relayCalls: false,
        yard: everyFact.yard,
      },
      ...without({}, 'Visa', 'Master', 'American', 'Discover'),
    },
    ['debit card', '711', 'Our yard'],
    /MasterCard|we (?:take|accept)[^.]*credit card|Towing trade associations|take (?:711 )?relay calls/i,
    /sms:|text us\b|TYPE=WORK,CELL/i,
    anyQuote,
  ],
])('a company of %s says so everywhere', async (_, changes, told, ...untold) => {
  const { pages, files, errors } = await renderSite(businessWith(changes));
  expect(errors).toEqual([]);
  const text = [...pages.values(), ...files.values()].join('\n');
  for (const words of told) expect(text.includes(words), words).toBe(true);
  for (const words of untold) expect(placesIn(text, words)).toEqual([]);
});
