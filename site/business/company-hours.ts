import * as v from 'valibot';
import type { FromTo, Hours } from './business.ts';
import { object, optional } from './fields/object.ts';
import { matching } from './fields/text.ts';

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = v.pipe(
  matching(
    /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
    'a time of the 24-hour clock',
    '06:00',
    'A time of the 24-hour clock.',
  ),
  v.metadata({ toDo: 'Write a time, such as 6:00 a.m.' }),
);
const fromTo = (description: string) =>
  v.pipe(
    v.strictTuple([v.pipe(time, v.title('From')), v.pipe(time, v.title('To'))]),
    v.check(([from, to]) => from !== to, 'Give two different times. A whole day is from midnight to midnight.'),
    v.metadata({
      description,
      toDo: 'Give two times, from and to, or leave out a day when you’re closed.',
      expected: 'two times of the 24-hour clock',
      examples: [['06:00', '22:00']],
    }),
  );

/** The hours of a day. */
export const dayHours = fromTo('From and to. If the end is earlier than the start, it’s past midnight.');

/** The hours of a holiday. */
export const holidays = v.pipe(
  v.union([v.pipe(v.literal('closed'), v.title('Closed')), v.pipe(fromTo('From and to.'), v.title('Open'))]),
  v.metadata({
    description: 'On holidays. Leave blank if they’re like any other day.',
    toDo: 'Give two times, from and to, or say that you’re closed.',
    expected: '"closed", or two times of the 24-hour clock',
    examples: ['closed'],
  }),
);

/** Hours of a week: from and to by day; a day that is left out is closed, and one may end after midnight. */
export const companyHours = (description: string) =>
  v.pipe(
    object(
      optional({
        ...v.entriesFromList(weekDays, dayHours),
        holidays,
      }),
      description,
    ),
    v.check(
      (hours) => weekDays.some((day) => hours[day]),
      'Give the hours of at least one day. If you never close, leave all hours out.',
    ),
  );

/** Whether a day is open from midnight to midnight. */
export const isWholeDay = ([from, to]: FromTo) => from === '00:00' && (to === '24:00' || to === '23:59');

/** Whether it never closes: no hours at all, or every day whole, holidays too. */
export const isRoundTheClock = (hours: Hours | undefined) =>
  !hours ||
  [...weekDays.map((day) => hours[day]), hours.holidays ?? hours.monday].every(
    (span) => span !== undefined && span !== 'closed' && isWholeDay(span),
  );

/** Days in a row with the same hours, Monday being 0; those of no hours are closed. */
export function daysByHours(hours: Hours) {
  const runs: { first: number; last: number; times: FromTo | undefined }[] = [];
  for (const [day, name] of weekDays.entries()) {
    const run = runs.at(-1);
    if (run && String(run.times) === String(hours[name])) run.last = day;
    else runs.push({ first: day, last: day, times: hours[name] });
  }
  return runs;
}
