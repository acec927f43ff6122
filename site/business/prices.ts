import type { Business } from './business.ts';
import { type Rate, vehicleKinds } from './rates.ts';
import { towsMotorcycles } from './services.ts';

/** The prices of a kind of vehicle. */
export interface RatedVehicle {
  kind: (typeof vehicleKinds)[number];
  rate: Rate;
}

/** The kinds of vehicles that the company tows and gives prices for. */
export function ratedVehicles(business: Business): readonly RatedVehicle[] {
  const { services } = business;
  const isTowed = {
    car: services.some((slug) => slug !== 'roadside-assistance'),
    motorcycle: towsMotorcycles(business),
    heavy: services.includes('heavy-duty-towing'),
  };
  return vehicleKinds.flatMap((kind) => {
    const rate = business.rates?.[kind];
    return rate && isTowed[kind] ? [{ kind, rate }] : [];
  });
}

/** The roadside jobs that the company does and gives prices for, in the owner's order, with their prices in dollars. */
export const ratedJobs = ({ rates, claims }: Business) =>
  (claims.roadsideJobs ?? []).flatMap((job) => {
    const price = rates?.roadside?.[job];
    return price === undefined ? [] : { job, price };
  });

/** The lowest and the highest starting price of a job, in dollars. */
export function priceRange(business: Business): readonly [lowest: number, highest: number] | undefined {
  const prices = [
    ...ratedVehicles(business).map(({ rate }) => rate.flat),
    ...ratedJobs(business).map(({ price }) => price),
  ];
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}

/** The miles of a long tow as an example: 100, or as far as the company goes. */
export const longTow = ({ claims }: Business) => Math.min(100, claims.longDistanceMiles ?? 100);

/** What a tow of some miles comes to, in dollars. It is added up in cents: binary fractions aren't exact. */
export function towPrice({ flat, perMile, includedMiles = 0 }: Rate, miles: number): number {
  const cents = (dollars: number) => Math.round(dollars * 100);
  return (cents(flat) + Math.max(0, miles - includedMiles) * cents(perMile)) / 100;
}
