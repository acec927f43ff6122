import * as v from 'valibot';
import { day } from './fields/day.ts';
import { dollars, integer } from './fields/number.ts';
import { object, optional } from './fields/object.ts';

export const vehicleKinds = ['car', 'motorcycle', 'heavy'] as const;

const rate = (vehicles: string) =>
  object(
    {
      flat: dollars(10_000, 95, 'What a tow costs before the first paid mile.'),
      perMile: dollars(100, 4.5, 'What each further mile costs.'),
      ...optional({
        includedMiles: integer(1, 100, 5, 'Miles that the flat price covers. Left out: none.'),
        winchingHalfHour: dollars(10_000, 75, 'Half an hour of winching. Left out: not told.'),
        storageDay: dollars(1_000, 40, 'A day in the yard. Left out: not told.'),
      }),
    },
    `The prices for ${vehicles}, in dollars.`,
  );

/** The owner's own prices; a page shows figures only where these are given. */
export const companyRates = v.pipe(
  object(
    {
      validFrom: day('2026-01-01', 'The day from which these prices hold.'),
      ...optional({
        car: rate('cars, vans and pickups'),
        motorcycle: rate('motorcycles'),
        heavy: rate('trucks, buses and motor homes'),
      }),
    },
    'Your own prices and the day from which they hold. Left out, no page shows a figure.',
  ),
  v.check(
    (rates) => vehicleKinds.some((kind) => rates[kind] !== undefined),
    `prices for at least one of ${vehicleKinds.join(', ')}, such as "car": {"flat":95,"perMile":4.5}`,
  ),
);
