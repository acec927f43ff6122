import { describe, expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { siteOf } from '../setup/companies.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const emergency = '/services/emergency-towing-service/';
const mains = new Map(pagesOf(business).map((page) => [page.path, documentOf(htmlOf(page)).querySelector('main')]));

/** The question's places, each with the numbers of its answer: those that a tap dials, and those that are read. */
const placesOf = (main = mains.get(emergency)) =>
  [...(main?.querySelectorAll('.who-to-call input') ?? [])].map((radio) => {
    const answer = main?.querySelector(`[id="${radio.getAttribute('aria-describedby')}"]`);
    return {
      place: textOf(radio.closest('label')),
      isChosen: radio.hasAttribute('checked'),
      dials: [...(answer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      reads: [...(answer?.querySelectorAll('.number-to-call--by-hand') ?? [])].map((sign) => textOf(sign)),
    };
  });

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

  test('has one number for each place, and each choice is described by it; a lane is chosen at first, with 911', () => {
    const ours = [`tel:${business.phone}`];
    const signs = [expect.stringMatching(/Parkway.*#GSP \(#477\)/), expect.stringMatching(/Turnpike.*#95/)];
    expect(placesOf()).toEqual([
      { place: expect.stringContaining('In a lane'), isChosen: true, dials: ['tel:911'], reads: [] },
      { place: expect.stringContaining('Parkway or Turnpike'), isChosen: false, dials: [], reads: signs },
      { place: 'On another road’s shoulder', isChosen: false, dials: ours, reads: [] },
      { place: expect.stringContaining('driveway'), isChosen: false, dials: ours, reads: [] },
    ]);
  });

  test('knows three places where a state has no numbers of its own for toll roads', () => {
    const places = placesOf(documentOf(siteOf('night').pages.get(emergency) ?? '').querySelector('main'));
    expect(places.map(({ place }) => place)).toEqual([
      expect.stringContaining('In a lane'),
      'On the shoulder',
      expect.stringContaining('driveway'),
    ]);
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

  test('gives the only advice on whom to call on its page', () => {
    for (const [path, main] of mains) {
      const told = textOf(main).match(/#GSP/g)?.length ?? 0;
      const isKept = path === '/fleets/' || path === '/blog/what-to-do-car-breaks-down-highway/';
      expect(told, path).toBeLessThanOrEqual(isKept ? 2 : 1);
    }
  });
});

describe('safety comes before selling', () => {
  test('after a crash 911 is the first button and ours the second, and no quote stands beside them', () => {
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

  test('nobody is sent to the hood, and whoever cannot check the tailpipe leaves the engine off', () => {
    const article = textOf(mains.get('/blog/what-to-do-car-breaks-down-highway/'));
    expect(article).not.toMatch(/hood up|raise/i);
    expect(article).toContain('Can’t check the tailpipe safely? Leave the engine off.');
  });
});
