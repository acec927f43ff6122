import { expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const mainAt = (wanted: string) => site.pages.find(({ path }) => path === wanted)?.document.querySelector('main');

const rules = [
  {
    home: '',
    out: /^Smoke, fire or a gas smell\? Get everyone out on the side away from traffic, and well away\. Then call 911\.$/,
    ifSafe: /^Can you safely reach solid ground.* Get everyone out on the side away from traffic and go there\./,
    wayOut: 'No safe ground, or on a bridge? Stay in with your seat belts and hazard lights on, and call 911.',
    inLane: 'Stay in with your seat belts and hazard lights on.',
  },
  {
    home: '/es',
    out: /^¿Humo, fuego u olor a gasolina\? Bájense todos por el lado donde no pasan los carros, y aléjense bien\. Después llame al 911\.$/,
    ifSafe: /^¿Ve suelo firme.* Bájense todos por el lado donde no pasan los carros y vayan ahí\./,
    wayOut:
      '¿No hay suelo firme, o está en un puente? Quédense adentro con cinturones puestos y luces de emergencia encendidas, y llame al 911.',
    inLane: 'Quédense adentro con cinturones puestos y luces de emergencia encendidas.',
  },
];
const asking = ['/services/emergency-towing-service/', '/services/accident-recovery/', '/contact/'];
const controls = rules.flatMap((rule) => asking.map((path) => ({ ...rule, path: rule.home + path })));

test.each(controls)('$path says in short lines who gets out, with the way out last', (rule) => {
  const main = mainAt(rule.path);
  const linesIn = (selector: string) => [...(main?.querySelectorAll(`${selector} > p`) ?? [])].map(textOf);
  const [hurt, burning, ...more] = linesIn('.paper--callout');
  expect(hurt).not.toMatch(/smoke|fire|gas|humo|fuego/i);
  expect([burning, more]).toEqual([expect.stringMatching(rule.out), []]);
  expect(linesIn('#who-to-call-lane')[0]).toBe(rule.inLane);
  for (const place of ['shoulder', 'toll-road']) {
    const lines = linesIn(`#who-to-call-${place}`);
    const wayOut = main?.querySelector(`#who-to-call-${place} > .road-answer__way-out:last-child`);
    expect(textOf(wayOut), place).toBe(rule.wayOut);
    expect(lines.slice(0, -1).join(' '), place).toMatch(rule.ifSafe);
    expect(lines.slice(0, -1).length, `lines of ${place} before the way out`).toBeLessThanOrEqual(5);
  }
  const lines = ['lane', 'toll-road', 'shoulder', 'off'].flatMap((place) => linesIn(`#who-to-call-${place}`));
  const sentences = [...lines, hurt ?? '', burning ?? ''].flatMap((line) => line.split(/(?<=[.?]) /));
  expect(sentences.filter((sentence) => sentence.split(' ').length > 14)).toEqual([]);
});

/** Words that readers misunderstood where that can hurt someone. */
const misread = [
  [/\bNone, or\b|¿No la hay/, 'no exit, where no safe ground is meant'],
  [/at the curb|bien estacionado/, 'a highway without a shoulder has a curb'],
] as const;
test.each(misread)('no page says %s: %s', (words) => {
  expect(site.pages.flatMap(({ path, document }) => (words.test(textOf(document.body)) ? path : []))).toEqual([]);
});

const withoutArticle = businessWith({ leaveOut: ['what-to-do-car-breaks-down-highway'] });
test.each([
  ['the sample', site.pages],
  [
    'a company without the article',
    pagesOf(withoutArticle).map((page) => ({ path: page.path, document: documentOf(htmlOf(page, withoutArticle)) })),
  ],
])('no paragraph about 911 has the toll roads’ numbers: %s', (_, pages) => {
  const mixed = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('main :is(p, li)')].flatMap((element) => {
      const text = textOf(element);
      return /911/.test(text) && /#GSP/.test(text) ? `${path}: ${text}` : [];
    }),
  );
  expect(mixed).toEqual([]);
});

test('after a crash 911 is the first button and ours the second', () => {
  const buttons = [
    ...(mainAt('/services/accident-recovery/')?.querySelectorAll('.page-head .actions :is(.call, .button)') ?? []),
  ];
  expect(buttons.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(['tel:911', `tel:${business.phone}`]);
});
