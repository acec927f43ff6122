import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { site, textOf } from '../setup/built.ts';
import { siteOf } from '../setup/companies.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const emergency = '/services/emergency-towing-service/';
const mainsOf = (facts: Business) =>
  new Map(pagesOf(facts).map((page) => [page.path, documentOf(htmlOf(page)).querySelector('main')]));
const mains = mainsOf(business);

/** What the question's places are called. */
const placesOf = (main: (typeof mains extends Map<string, infer Main> ? Main : never) | undefined) =>
  [...(main?.querySelectorAll('.who-to-call label') ?? [])].map(textOf);

describe('Where did the car stop?', () => {
  test('is asked on the emergency page, in the breakdown article, on the contact page and after a crash', () => {
    const asking = [...mains].flatMap(([path, main]) => (main?.querySelector('.who-to-call') ? [path] : []));
    expect(asking).toEqual([
      '/contact/',
      '/blog/what-to-do-car-breaks-down-highway/',
      emergency,
      '/services/accident-recovery/',
    ]);
    for (const path of asking.slice(1, 3))
      expect(textOf(mains.get(path)?.querySelector('h2')), path).toBe('Where did the car stop?');
  });

  test('has a place for a lane, toll roads where the state has numbers of theirs, a shoulder, and everything off the road', () => {
    expect(placesOf(mains.get(emergency))).toEqual([
      expect.stringContaining('In a lane'),
      expect.stringContaining('Parkway or Turnpike'),
      'On another road’s shoulder',
      expect.stringContaining('driveway'),
    ]);
    const signs = [...(mains.get(emergency)?.querySelectorAll('.who-to-call .number-to-call--by-hand') ?? [])];
    expect(signs.map(textOf)).toEqual([
      expect.stringMatching(/Parkway.*#GSP \(#477\)/),
      expect.stringMatching(/Turnpike.*#95/),
    ]);
    const elsewhere = documentOf(siteOf('night').pages.get(emergency) ?? '').querySelector('main');
    expect(placesOf(elsewhere)[1]).toBe('On the shoulder');
  });

  test.each([
    ['', /Smoke, fire or a gas smell\? Get everyone out/, /Solid ground.*Get everyone out.*\? Stay in.*911/],
    ['/es', /Humo, fuego u olor a gasolina\? Bájense todos/, /tierra firme.*Bájense todos.*¿No la hay.*Quédense.*911/],
  ])(
    'has one rule in %s/: out of the car for smoke, fire or gas, and off a road where there is a safe place',
    (home, out, ifSafe) => {
      const document = site.pages().find(({ path }) => path === home + emergency)?.document;
      const [hurt, burning, ...more] = [...(document?.querySelectorAll('.who-to-call__danger > p') ?? [])].map(textOf);
      expect(hurt).not.toMatch(/smoke|fire|gas|humo|fuego/i);
      expect([burning, more]).toEqual([expect.stringMatching(out), []]);
      for (const place of ['shoulder', 'toll-road'])
        expect(textOf(document?.querySelector(`#who-to-call-${place} > p:last-child`))).toMatch(ifSafe);
      const tollRoad = textOf(document?.querySelector('#who-to-call-toll-road > p:last-child'));
      expect(tollRoad).toMatch(
        /nearest exit.*You pay for that, plus any tolls.*second bill|Usted paga.*peajes.*aparte/,
      );
    },
  );

  test.each([
    ['the sample', new Map(site.pages().map(({ path, document }) => [path, document.querySelector('main')]))],
    ['a company without the article', mainsOf(businessWith({ leaveOut: ['what-to-do-car-breaks-down-highway'] }))],
  ])('of %s no paragraph about 911 has the numbers of toll roads', (_, pages) => {
    const mixed = [...pages].flatMap(([path, main]) =>
      [...(main?.querySelectorAll('p, li') ?? [])]
        .map(textOf)
        .filter((text) => /911/.test(text) && /#GSP/.test(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(mixed).toEqual([]);
  });

  test('gives the only advice on whom to call on its page', () => {
    for (const [path, main] of mains) {
      const told = textOf(main).match(/#GSP/g)?.length ?? 0;
      const isKept = path === '/fleets/' || path === '/blog/what-to-do-car-breaks-down-highway/';
      expect(told, `numbers of toll roads on ${path}`).toBeLessThanOrEqual(isKept ? 2 : 1);
    }
  });
});

describe('safety comes before selling', () => {
  test('after a crash 911 is the first button and ours the second, and no quote is beside them', () => {
    const buttons = mains
      .get('/services/accident-recovery/')
      ?.querySelectorAll('.page-head .actions :is(.number-to-call, .button)');
    const dials = [...(buttons ?? [])].map((link) => link.getAttribute('href')?.replace(/\?.*/, ''));
    expect(dials).toEqual(['tel:911', `tel:${business.phone}`, `sms:${business.textPhone}`]);
    expect(mains.get('/services/accident-recovery/')?.querySelector('[data-quote-button]')).toBeNull();
  });

  test('on home the toll roads’ signs say for whom they are, so that nobody takes them for another 911', () => {
    const labels = [...(mains.get('/')?.querySelectorAll('.numbers-in-line > li > span') ?? [])].map(textOf);
    expect(labels.slice(1)).toEqual(['Not in danger, but on the Parkway or Turnpike?', 'Safe, on any other road?']);
  });

  test('nobody is sent to the hood, and a driver who cannot check the tailpipe leaves the engine off', () => {
    const article = textOf(mains.get('/blog/what-to-do-car-breaks-down-highway/'));
    expect(article).not.toMatch(/hood up|raise/i);
    expect(article).toContain('Can’t check the tailpipe safely? Leave the engine off.');
  });
});
