import { expect, test } from 'vitest';
import { checkRelease } from '../../site/business/release.ts';
import { hoursInWords } from '../../site/content/hours.ts';
import { english } from '../../site/content/locales.ts';
import { always, everyDay, spaced, weekdays } from '../setup/facts.ts';
import { business, businessWith } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';

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
  expect(spaced(hoursInWords(businessWith({ hours }).hours, english.messages.phrases))).toBe(words);
});

test('a year that has not come yet is reported as that, not as sample data', () => {
  const facts = businessWith({
    claims: { ...business.claims, since: 2027, yearsInBusiness: undefined },
    copyrightYear: 2062,
  });
  const told = formatted(checkRelease(facts, '2026-11-23'));
  expect(told.filter((line) => /claims.since|copyrightYear/.test(line))).toEqual([
    '"claims.since" is 2027, which hasn’t come yet. Correct it, or wait until then.',
    '"copyrightYear" is 2062, which hasn’t come yet. Correct it, or wait until then.',
  ]);
});
