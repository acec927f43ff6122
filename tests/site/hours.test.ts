import { describe, expect, test } from 'vitest';
import { checkRelease } from '../../site/business/release.ts';
import { phrases } from '../../site/content/en/index.ts';
import { hoursInWords } from '../../site/content/hours.ts';
import { graphOf } from '../setup/graph.ts';
import { business, businessWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';
import { placesIn } from '../setup/reading.ts';
import { renderSite } from '../setup/rendered-site.ts';

const everyDay = (from: string, to: string) =>
  Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) => [`${day}day`, [from, to]]));
const weekdays = (from: string, to: string) => ({ ...everyDay(from, to), saturday: undefined, sunday: undefined });
/** A figure and its `a.m.` stay on one line. */
const spaced = (text: string | null = '') => (text ?? '').replaceAll('\u00a0', ' ');
const always = '24 hours a day, 365 days a year';

const noonTo815 = ['12:00', '20:15'];
const allDay = ['00:00', '24:00'];
test.each<[string, object | undefined]>([
  [always, undefined],
  [always, { ...everyDay('00:00', '23:59'), holidays: allDay }],
  ['every day, 24 hours, except on holidays', { ...everyDay('00:00', '24:00'), holidays: 'closed' }],
  ['every day, 6 p.m. to 2 a.m.', everyDay('18:00', '02:00')],
  ['Monday to Friday, 6 a.m. to 10:30 p.m.', weekdays('06:00', '22:30')],
  ['Monday to Friday, 8 a.m. to midnight; Saturday, 24 hours', { ...weekdays('08:00', '00:00'), saturday: allDay }],
  [
    'Monday and Tuesday, noon to 8:15 p.m.; holidays, 12:30 a.m. to 12:30 p.m.',
    { monday: noonTo815, tuesday: noonTo815, holidays: ['00:30', '12:30'] },
  ],
])('"%s" is said of %j', (words, hours) => {
  expect(spaced(hoursInWords(businessWith({ hours }).hours, phrases))).toBe(words);
});

/** What only a company that never closes may say; the state's relay service does so, too. */
const neverCloses =
  /24\/7|24-hour|24 hours a day(?!, from any phone)|365|day (?:and|or) night|night (?:and|or) day|round the clock|any hour/gi;
/** Where each company says its hours: on every page, and in these places. */
const places = {
  '/': ['.phone-sign__label', '.numbers-in-line + p', '.site-footer__band', '.accordion'],
  '/contact/': ['.page-head .lead', '.contact-card', '#who-to-call-shoulder', '#who-to-call-off'],
  '/services/emergency-towing-service/': ['.page-head .lead'],
  '/blog/what-to-do-car-breaks-down-highway/': ['.call-card'],
  '/fleets/': ['.cab-card'],
};
const day = (...days: string[]) => days.map((name) => `https://schema.org/${name}`);
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

describe.each([
  [
    'by day',
    { hours: { ...weekdays('06:00', '22:00'), saturday: ['00:00', '24:00'], holidays: 'closed' } },
    'Monday to Friday, 6 a.m. to 10 p.m.; Saturday, 24 hours, except on holidays',
    [
      specification(day(...week.slice(0, 5)), '06:00', '22:00'),
      specification(day('Saturday'), '00:00', '23:59'),
      specification(day('Sunday'), '00:00', '00:00'),
    ],
  ],
  [
    'past midnight',
    { hours: everyDay('18:00', '02:00'), textPhone: undefined },
    'every day, 6 p.m. to 2 a.m.',
    [specification(day(...week), '18:00', '02:00')],
  ],
  [
    'round the clock, with an office by day',
    { office: everyDay('09:00', '17:00') },
    always,
    [specification(day(...week), '09:00', '17:00')],
  ],
])('a company that answers %s', (_, changes, words, openingHours) => {
  const { pages, files, faults } = renderSite(businessWith(changes));
  const texts = [...pages, ...files].filter(([path]) => !path.endsWith('.svg'));

  test('says its hours in every place, and no others anywhere', () => {
    expect(faults).toEqual([]);
    for (const [path, selectors] of Object.entries(places)) {
      const document = parse(pages.get(path) ?? '');
      for (const selector of words === always ? ['.site-footer__company'] : ['.site-footer__company', ...selectors])
        expect(spaced(document.querySelector(selector)?.textContent), selector).toContain(words);
    }
    const wrong =
      words === always
        ? []
        : texts.flatMap(([path, text]) => placesIn(text, neverCloses).map((place) => `${path}: ${place}`));
    expect(wrong).toEqual([]);
    expect(texts.flatMap(([path, text]) => placesIn(text, /m\.\./).map((place) => `${path}: ${place}`))).toEqual([]);
  });

  test('tells search engines the same, and the trucks’ hours apart from the office’s', () => {
    const [company] = graphOf({ document: parse(pages.get('/') ?? '') })['@graph'];
    expect([company?.openingHoursSpecification].flat()).toEqual(openingHours);
    if (!('office' in changes)) return;
    expect(company?.contactPoint).toMatchObject({ hoursAvailable: specification(day(...week), '00:00', '23:59') });
    expect(spaced(pages.get('/contact/'))).toContain('Open every day, 9 a.m. to 5 p.m.');
  });
});

test('a year that has not come yet is reported', () => {
  const facts = businessWith({
    claims: { ...business.claims, since: 2027, yearsInBusiness: undefined },
    copyrightYear: 2062,
  });
  const told = formatted(checkRelease(facts, '2026-11-23'));
  expect(told.filter((line) => line.includes('not come yet'))).toEqual([
    'claims.since: found 2027, which has not come yet, expected 2026 or earlier.',
    'copyrightYear: found 2062, which has not come yet, expected 2026 or earlier.',
  ]);
});
