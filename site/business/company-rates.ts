import * as v from 'valibot';
import { group } from './fields/group.ts';
import { expectation } from './fields/notes.ts';
import { dollars, whole } from './fields/number.ts';
import { matching } from './fields/text.ts';

export const vehicleKinds = ['car', 'motorcycle', 'heavy'] as const;

const rate = (vehicles: string) =>
  v.optional(
    group(
      {
        flat: dollars(10_000, 95, 'What a tow costs before the first paid mile.'),
        perMile: dollars(100, 4.5, 'What each further mile costs.'),
        includedMiles: v.optional(whole(1, 100, 5, 'Miles that the flat price covers. Left out: none.')),
        winchingHalfHour: v.optional(dollars(10_000, 75, 'Half an hour of winching. Left out: not told.')),
        storageDay: v.optional(dollars(1_000, 40, 'A day in the yard. Left out: not told.')),
      },
      `The prices for ${vehicles}, in dollars.`,
    ),
  );

const isDay = (day: string) => new Date(day).toJSON()?.slice(0, 10) === day;

const dayNotes = {
  expected: 'a day of the calendar as year-month-day',
  example: '2026-01-01',
  description: 'The day from which these prices hold.',
};

/** The owner's own prices; a page shows figures only where these are given. */
export const companyRates = v.pipe(
  group(
    {
      validFrom: v.pipe(matching(/^20\d{2}-\d{2}-\d{2}$/, dayNotes), v.check(isDay, expectation(dayNotes))),
      car: rate('cars, vans and pickups'),
      motorcycle: rate('motorcycles'),
      heavy: rate('trucks, buses and motor homes'),
    },
    'Your own prices and the day from which they hold. Left out, no page shows a figure.',
  ),
  v.check(
    (rates) => vehicleKinds.some((kind) => rates[kind] !== undefined),
    `found no kind of vehicle, ${expectation({
      expected: `prices for at least one of ${vehicleKinds.join(', ')}`,
      example: { car: { flat: 95, perMile: 4.5 } },
    })}`,
  ),
);
