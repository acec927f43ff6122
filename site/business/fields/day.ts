import * as v from 'valibot';
import { about, type ValueInfo } from './shape.ts';

/** Whether a day such as `2025-10-21` exists: `Date` takes `2025-02-30` for March 2. */
const isDay = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;

/** The same day some years later, or earlier. */
export const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** A calendar day, as `2025-10-21`. */
export const day = (info: ValueInfo) =>
  v.pipe(v.string(), v.isoDate(), v.check(isDay), about({ ...info, expected: 'a day' }));
