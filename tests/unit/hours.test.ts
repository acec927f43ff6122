import { expect, test } from 'vitest';
import { hoursInWords } from '../../site/content/hours.ts';
import { english } from '../../site/content/locales.ts';
import { always, everyDay, spaced, weekdays } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';

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
  expect(spaced(hoursInWords(businessWith({ hours }).hours, english))).toBe(words);
});
