import { daysByHours, type FromTo, type Hours, isRoundTheClock, isWholeDay } from '../business/company-hours.ts';
import { fillIn, listOf } from './intl.ts';
import type { Locale } from './locales.ts';

type Phrases = Locale['messages']['phrases'];

/** Hours within a sentence: `Monday to Friday, 6 a.m. to 10 p.m.; Saturday, 8 a.m. to noon`. */
export function hoursInWords(hours: Hours | undefined, { language, messages: { phrases } }: Locale): string {
  const { roundTheClock, holidays, exceptHolidays } = phrases.hours;
  if (!hours || isRoundTheClock(hours)) return roundTheClock;
  const groups = daysByHours(hours).flatMap(({ first, last, times }) =>
    times ? [`${daysInWords(first, last, language, phrases)}, ${timesInWords(times, phrases)}`] : [],
  );
  if (hours.holidays && hours.holidays !== 'closed')
    groups.push(`${holidays}, ${timesInWords(hours.holidays, phrases)}`);
  const words = groups.join('; ');
  return hours.holidays === 'closed' ? fillIn(exceptHolidays, { hours: words }) : words;
}

/** Days in a row; three or more by the first and the last: `Monday to Friday`. */
function daysInWords(first: number, last: number, language: string, { hours }: Phrases): string {
  const { range, everyDay, days, onDays } = hours;
  const count = last - first + 1;
  if (count === days.length) return everyDay;
  if (count > 2) return fillIn(range, { first: days[first] ?? '', last: days[last] ?? '' });
  return listOf(language, onDays.slice(first, last + 1));
}

const timesInWords = (times: FromTo, { hours: { wholeDay, range, times: forms } }: Phrases) =>
  isWholeDay(times)
    ? wholeDay
    : fillIn(range, { first: timeInWords(times[0], forms), last: timeInWords(times[1], forms) });

/** A time of the 24-hour clock as Americans say it: `18:30` → `6:30 p.m.`. */
function timeInWords(time: string, { am, pm, noon, midnight }: Phrases['hours']['times']): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? noon : midnight;
  const figures = `${hour % 12 || 12}${minute > 0 ? time.slice(2) : ''}`;
  return fillIn(hour < 12 ? am : pm, { time: figures });
}
