import * as v from 'valibot';
import { about, type FieldInfo, object, optional } from './fields/shape.ts';
import { matching } from './fields/text.ts';

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = matching(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time', { example: '06:00' });
/** Two times on a 24-hour clock. An end before the start is past midnight. */
const fromTo = v.pipe(
  v.strictTuple([v.pipe(time, v.title('From')), v.pipe(time, v.title('To'))]),
  v.check(([from, to]) => from !== to, 'Give two different times. A whole day is from midnight to midnight.'),
  about({
    hint: 'If the end is earlier than the start, it’s past midnight.',
    example: ['06:00', '22:00'],
    expected: 'two times, from and to; leave out a day when you’re closed',
  }),
);
export type FromTo = v.InferOutput<typeof fromTo>;

const holidays = v.pipe(
  v.union([v.pipe(v.literal('closed'), v.title('Closed')), v.pipe(fromTo, v.title('Open'))]),
  about({
    hint: 'Leave blank if they’re like any other day.',
    example: 'closed',
    expected: 'two times, from and to, or that you’re closed',
  }),
);

/** The hours of a week, by day. A day that is left out is closed. */
export const companyHours = (info: FieldInfo) =>
  v.pipe(
    object(optional({ ...v.entriesFromList(weekDays, fromTo), holidays }), info),
    v.check(
      (hours) => weekDays.some((day) => hours[day]),
      'Give the hours of at least one day. If you never close, leave all hours out.',
    ),
  );
export type Hours = v.InferOutput<ReturnType<typeof companyHours>>;

/** Whether a day is open from midnight to midnight. */
export const isWholeDay = ([from, to]: FromTo) => from === '00:00' && (to === '24:00' || to === '23:59');

/** Whether the company never closes: it gives no hours, or every day is whole, holidays too. */
export const isRoundTheClock = (hours: Hours | undefined) =>
  !hours ||
  [...weekDays.map((day) => hours[day]), hours.holidays ?? hours.monday].every(
    (span) => span !== undefined && span !== 'closed' && isWholeDay(span),
  );

/** Runs of days with the same hours, by number, Monday being 0. Days without times are closed. */
export function daysByHours(hours: Hours) {
  const runs: { first: number; last: number; times: FromTo | undefined }[] = [];
  for (const [day, name] of weekDays.entries()) {
    const run = runs.at(-1);
    if (run && String(run.times) === String(hours[name])) run.last = day;
    else runs.push({ first: day, last: day, times: hours[name] });
  }
  return runs;
}
