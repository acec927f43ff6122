import * as v from 'valibot';
import { type About, about } from './shape.ts';

/** Whether a text is a day of the calendar as `2025-10-21`: `Date` takes `2025-02-30` for March 2. */
const isDay = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;

/** The same day of another year; both as `2026-11-21`. */
const inYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
export const yearBefore = (day: string) => inYears(day, -1);
export const yearAfter = (day: string) => inYears(day, 1);

/** A day of the calendar, as year-month-day. */
export const day = (said: About) =>
  v.pipe(v.string(), v.isoDate(), v.check(isDay), v.metadata(about({ ...said, expected: 'a day' })));
