import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import type { Business, Rate } from './business.ts';
import { day } from './fields/day.ts';
import { dollars, integer } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { servicesOf } from './service-slugs.ts';

const vehicleKinds = ['car', 'motorcycle', 'heavy'] as const;

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

type VehicleKind = (typeof vehicleKinds)[number];

/** The only service that tows a kind of vehicle. */
const needed = { car: undefined, motorcycle: 'flatbed-towing', heavy: 'heavy-duty-towing' } as const;

/** The kinds of vehicles that the owner gives prices for and tows, each with its prices. */
export function ratedVehicles(business: Business): readonly { kind: VehicleKind; rate: Rate }[] {
  const offered = servicesOf(business);
  return vehicleKinds.flatMap((kind) => {
    const rate = business.rates?.[kind];
    const service = needed[kind];
    return rate && (!service || offered.includes(service)) ? [{ kind, rate }] : [];
  });
}

/** Sums are counted in cents, as binary fractions are not exact. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** The miles of a tow that are paid for beyond the flat price. */
export const paidMiles = ({ includedMiles = 0 }: Rate, miles: number) => Math.max(0, miles - includedMiles);

/** What a tow of some miles comes to, in dollars, with any half hours of winching. */
export const towPrice = (rate: Rate, miles: number, halfHours = 0) =>
  (cents(rate.flat) + paidMiles(rate, miles) * cents(rate.perMile) + halfHours * cents(rate.winchingHalfHour ?? 0)) /
  100;

/**
 * A problem where the prices have held for over a year, so that nobody reads old ones.
 * @param today as `2026-11-21`
 */
export function overdueRates({ rates }: Business, today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (!rates || rates.validFrom >= yearAgo) return [];
  const help = 'Check your prices, and put in the day from which they hold.';
  const message = `${rates.validFrom} is over a year ago.`;
  return [{ severity: 'warning', blocks: 'overdue', path: ['rates', 'validFrom'], message, help }];
}
