import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { warningLines } from '../../build/command/report.ts';
import { checkRelease } from '../../site/business/release.ts';
import { phrases } from '../../site/content/en/index.ts';
import { hoursInWords } from '../../site/content/hours.ts';
import { textOf } from '../setup/built.ts';
import { always, bilingualFacts, everyDay, spaced, weekdays } from '../setup/facts.ts';
import { pageAt } from '../setup/page-at.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
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
  expect(spaced(hoursInWords(businessWith({ hours }).hours, phrases))).toBe(words);
});

test('a year that has not come yet is reported as that, not as sample data', () => {
  const facts = businessWith({
    claims: { ...business.claims, since: 2027, yearsInBusiness: undefined },
    copyrightYear: 2062,
  });
  const problems = checkRelease(facts, '2026-11-23');
  const told = formatted(problems);
  const printed = warningLines(problems).map(stripVTControlCharacters);
  for (const line of told.filter((line) => line.includes('come yet'))) expect(printed).toContain(`! ${line}`);
  expect(told.filter((line) => line.includes('come yet'))).toEqual([
    '"claims.since" is 2027, which hasn’t come yet. Expected 2026 or earlier.',
    '"copyrightYear" is 2062, which hasn’t come yet. Expected 2026 or earlier.',
  ]);
});

describe('a company that closes has a plan for the hours in which nobody answers', () => {
  const facts = { ...bilingualFacts, hours: weekdays('07:00', '19:00') };
  const plans = {
    en: 'After hours? Call your motor club, or 911 if you don’t feel safe.',
    es: '¿Fuera de ese horario? Llame a su club de asistencia, o al 911 si no se siente a salvo.',
  };
  const business = businessWith(facts);
  const pages = pagesOf(business).map((page) => ({ page, document: parse(htmlOf(page, business)) }));
  const planOf = (path: string) => (path.startsWith('/es/') ? plans.es : plans.en);

  test('at the foot of every page', () => {
    for (const { page, document } of pages)
      expect(textOf(document.querySelector('.site-footer__company')), page.path).toContain(planOf(page.path));
  });

  test('in the answers that lead to the company’s number', () => {
    for (const path of ['/contact/', '/services/emergency-towing-service/', '/es/contact/']) {
      const document = pageAt(path, facts);
      const answers = [...document.querySelectorAll('.road-answer')].map(textOf);
      expect(
        answers.filter((answer) => answer.includes(planOf(path))),
        path,
      ).toHaveLength(2);
    }
    expect(textOf(pageAt('/', facts).querySelector('main'))).toContain(
      `Monday to Friday, 7 a.m. to 7 p.m. ${plans.en}`,
    );
  });

  test('and one that never closes needs none', () => {
    for (const path of ['/', '/contact/', '/es/'])
      expect(textOf(pageAt(path, bilingualFacts).body)).not.toMatch(/After hours|Fuera de ese horario/);
  });
});
