import {
  daysByHours,
  type FromTo,
  type Hours,
  isRoundTheClock,
  isWholeDay,
  weekDays,
} from '../business/company-hours.ts';
import { fill, listOf } from './facts.ts';
import type { Locale } from './locales.ts';

type Messages = Locale['messages']['claims'];

/** Hours within a sentence: `Monday to Friday, 6 a.m. to 10 p.m.; Saturday, 8 a.m. to noon`. */
export function hoursInWords(hours: Hours | undefined, messages: Messages): string {
  const { roundTheClock, everyDay, group, between, holidays, exceptHolidays } = messages.hours;
  if (!hours || isRoundTheClock(hours)) return roundTheClock;
  const groups = daysByHours(hours).flatMap(({ days, times }) => {
    const named = days.length === weekDays.length ? everyDay : daysInWords(days, messages);
    return times ? [fill(group, { days: named, times: timesInWords(times, messages) })] : [];
  });
  if (hours.holidays && hours.holidays !== 'closed')
    groups.push(fill(group, { days: holidays, times: timesInWords(hours.holidays, messages) }));
  const words = groups.join(between);
  return hours.holidays === 'closed' ? fill(exceptHolidays, { hours: words }) : words;
}

/** Three and more days in a row by the first and the last: `Monday to Friday and Sunday`. */
function daysInWords(days: readonly number[], { list, hours: { range, days: names } }: Messages): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const named = runs.flatMap((run) => {
    const words = run.map((day) => names[day] ?? '');
    return words.length > 2 ? [fill(range, { first: words[0] ?? '', last: words.at(-1) ?? '' })] : words;
  });
  return listOf(named, list);
}

const timesInWords = (times: FromTo, { hours: { wholeDay, range, times: forms } }: Messages) =>
  isWholeDay(times)
    ? wholeDay
    : fill(range, { first: timeInWords(times[0], forms), last: timeInWords(times[1], forms) });

/** A time of the 24-hour clock as Americans say it: `18:30` → `6:30 p.m.`. */
function timeInWords(time: string, { am, pm, noon, midnight }: Messages['hours']['times']): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? noon : midnight;
  const figures = `${hour % 12 || 12}${minute > 0 ? time.slice(2) : ''}`;
  return fill(hour < 12 ? am : pm, { time: figures });
}
