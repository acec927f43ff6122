import { expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const mainsOf = (facts = business) =>
  pagesOf(facts).map(({ path, ...page }) => ({
    path,
    main: documentOf(htmlOf({ path, ...page })).querySelector('main'),
  }));
const built = site.pages().map(({ path, document }) => ({ path, main: document.querySelector('main') }));

test.each([
  ['', /Smoke, fire or a gas smell\? Get everyone out/, /Solid ground.*Get everyone out.*\? Stay in.*911/],
  ['/es', /Humo, fuego u olor a gasolina\? Bájense todos/, /tierra firme.*Bájense todos.*¿No la hay.*Quédense.*911/],
])(
  'in %s/ everyone gets out for smoke, fire or gas, and off a road where there is a safe place',
  (home, out, ifSafe) => {
    const { main } = built.find(({ path }) => path === `${home}/services/emergency-towing-service/`) ?? {};
    const [hurt, burning, ...more] = [...(main?.querySelectorAll('.who-to-call__danger > p') ?? [])].map(textOf);
    expect(hurt).not.toMatch(/smoke|fire|gas|humo|fuego/i);
    expect([burning, more]).toEqual([expect.stringMatching(out), []]);
    for (const place of ['shoulder', 'toll-road'])
      expect(textOf(main?.querySelector(`#who-to-call-${place} > p:last-child`)), place).toMatch(ifSafe);
  },
);

test.each([
  ['the sample', built],
  ['a company without the article', mainsOf(businessWith({ leaveOut: ['what-to-do-car-breaks-down-highway'] }))],
])('of %s no paragraph about 911 has the numbers of toll roads', (_, pages) => {
  const mixed = pages.flatMap(({ path, main }) =>
    [...(main?.querySelectorAll('p, li') ?? [])].flatMap((element) => {
      const text = textOf(element);
      return /911/.test(text) && /#GSP/.test(text) ? `${path}: ${text}` : [];
    }),
  );
  expect(mixed).toEqual([]);
});

test('after a crash 911 is the first button and ours the second', () => {
  const { main } = built.find(({ path }) => path === '/services/accident-recovery/') ?? {};
  const buttons = [...(main?.querySelectorAll('.page-head .actions :is(.number-to-call, .button)') ?? [])];
  expect(buttons.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(['tel:911', `tel:${business.phone}`]);
});
