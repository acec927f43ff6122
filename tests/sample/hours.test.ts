import { describe, expect, test } from 'vitest';
import { graphOf, textOf } from '../setup/built.ts';
import { always, bilingualFacts, everyDay, spaced, weekdays } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { parse, placesIn } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** What only a company that never closes may say. The state's relay service says so too. */
const neverCloses =
  /24\/7|24-hour|24 hours a day(?!, from any phone)|365|day (?:and|or) night|night (?:and|or) day|round the clock|any hour/gi;
/** The places that say a company's hours, beside the footer of every page. */
const places = {
  '/': ['.call--lit > span', '.call__list + p', '.call__band', '.accordion'],
  '/contact/': ['.page-head .lead', 'aside'],
  '/services/emergency-towing-service/': ['.page-head .lead'],
  '/fleets/': ['.paper--fold'],
};
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

const byDay = { ...weekdays('06:00', '22:00'), saturday: ['00:00', '24:00'], holidays: 'closed' };
const hoursByDay = [
  specification(week.slice(0, 5), '06:00', '22:00'),
  specification(['Saturday'], '00:00', '23:59'),
  specification(['Sunday'], '00:00', '00:00'),
];
/** What to do when nobody answers. */
const plans = {
  en: 'When we’re closed, call your motor club, or 911 if you don’t feel safe.',
  es: '¿Fuera de ese horario? Llame a su club de asistencia, o al 911 si no se siente a salvo.',
};
const inNight = { hours: everyDay('18:00', '02:00'), textPhone: undefined };
const nightWords = 'every day, 6 p.m. to 2 a.m.';
const weekdayWords = 'Monday to Friday, 6 a.m. to 10 p.m.; Saturday, 24 hours, except on holidays';
describe.each<{ answers: string; facts: object; words: string; opening: object[] }>([
  { answers: 'by day', facts: { hours: byDay }, words: weekdayWords, opening: hoursByDay },
  { answers: 'past midnight', facts: inNight, words: nightWords, opening: [specification(week, '18:00', '02:00')] },
  {
    answers: 'always, with an office by day',
    facts: { office: everyDay('09:00', '17:00') },
    words: always,
    opening: [specification(week, '09:00', '17:00')],
  },
])('a company that answers $answers', async ({ facts, words, opening }) => {
  const { pages, files, errors } = await renderSite(businessWith({ ...bilingualFacts, ...facts }));
  const texts = [...pages, ...files].filter(([path]) => !path.endsWith('.svg'));

  test('says its hours in every one of these places, and no others anywhere', () => {
    expect(errors).toEqual([]);
    for (const [path, selectors] of Object.entries(places)) {
      const document = parse(pages.get(path) ?? '');
      for (const selector of words === always ? ['.site-footer__company'] : ['.site-footer__company', ...selectors])
        expect(spaced(document.querySelector(selector)?.textContent).toLowerCase(), selector).toContain(
          words.toLowerCase(),
        );
    }
    const wrong = words === always ? [/m\.\./] : [/m\.\./, neverCloses];
    for (const [path, text] of texts) for (const pattern of wrong) expect(placesIn(text, pattern), path).toEqual([]);
  });

  test('says in every footer, and in answers with its number, what to do when nobody answers', () => {
    const saysPlan = (path: string, element: Parameters<typeof textOf>[0]) =>
      textOf(element).includes(path.startsWith('/es/') ? plans.es : plans.en);
    for (const [path, html] of pages) {
      const document = parse(html);
      expect(saysPlan(path, document.querySelector('.site-footer__company')), path).toBe(words !== always);
      const answers = [...document.querySelectorAll('.road-answer')].filter((answer) => saysPlan(path, answer));
      if (/\/contact\/$/.test(path)) expect(answers, path).toHaveLength(words === always ? 0 : 2);
    }
  });

  test('tells search engines the same, and the trucks’ hours apart from the office’s', () => {
    const [company] = graphOf({ document: parse(pages.get('/') ?? '') })['@graph'];
    expect([company?.openingHoursSpecification].flat()).toEqual(opening);
    if (!('office' in facts)) return;
    expect(company?.contactPoint).toMatchObject({
      contactType: 'emergency',
      hoursAvailable: specification(week, '00:00', '23:59'),
    });
    expect(spaced(pages.get('/contact/'))).toContain('Open every day, 9 a.m. to 5 p.m.');
  });
});
