import { describe, expect, test } from 'vitest';
import { graphOf } from '../setup/graph.ts';
import { always, everyDay, spaced, weekdays } from '../setup/hours.ts';
import { businessWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { placesIn } from '../setup/reading.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** What only a company that never closes may say; the state's relay service does so, too. */
const neverCloses =
  /24\/7|24-hour|24 hours a day(?!, from any phone)|365|day (?:and|or) night|night (?:and|or) day|round the clock|any hour/gi;
/** Where each company says its hours: on every page, and in these places. */
const places = {
  '/': ['.phone-sign__label', '.numbers-in-line + p', '.call-band', '.accordion'],
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
