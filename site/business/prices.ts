import type { Business } from './business.ts';
import { vehicleKinds } from './company-rates.ts';
import { isLeftOut } from './leave-out.ts';
import type { Rate } from './rates.ts';
import { servicesOf } from './service-slugs.ts';

export type VehicleKind = (typeof vehicleKinds)[number];

/** The only service that tows a kind of vehicle. */
const needed = { car: undefined, motorcycle: 'flatbed-towing', heavy: 'heavy-duty-towing' } as const;

/** The kinds of vehicles that the owner gives prices for and tows, each with its prices. */
export function ratedVehicles(business: Business): readonly { kind: VehicleKind; rate: Rate }[] {
  const offered = servicesOf(business);
  return vehicleKinds.flatMap((kind) => {
    const rate = business.rates?.[kind];
    const service = needed[kind];
    if (kind === 'motorcycle' && isLeftOut(business, 'motorcycles')) return [];
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
