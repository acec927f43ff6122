import type { Business } from './business.ts';
import { type Rate, type RoadsideRates, vehicleKinds } from './rates.ts';
import { towsMotorcycles } from './services.ts';

type VehicleKind = (typeof vehicleKinds)[number];

/** The prices of a kind of vehicle. */
export interface RatedVehicle {
  kind: VehicleKind;
  rate: Rate;
}

/** The kinds of vehicles that the owner gives prices for and tows, each with its prices. */
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

/** The small jobs that the company does and gives prices for, in the owner's order, each with its price in dollars. */
export function ratedJobs({ rates, claims }: Business): readonly { job: keyof RoadsideRates; price: number }[] {
  return (claims.roadsideJobs ?? []).flatMap((job) => {
    const price = rates?.roadside?.[job];
    return price === undefined ? [] : [{ job, price }];
  });
}

/** The lowest and the highest price that a job begins at, in dollars; nothing where there are none. */
export function priceRange(business: Business): readonly [lowest: number, highest: number] | undefined {
  const prices = [
    ...ratedVehicles(business).map(({ rate }) => rate.flat),
    ...ratedJobs(business).map(({ price }) => price),
  ];
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}

/** Sums are counted in cents, as binary fractions are not exact. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** The miles of a tow that are paid for beyond the flat price. */
export const paidMiles = ({ includedMiles = 0 }: Rate, miles: number) => Math.max(0, miles - includedMiles);

/** What those miles cost, in dollars. */
export const milesPrice = (rate: Rate, miles: number) => (paidMiles(rate, miles) * cents(rate.perMile)) / 100;

/** What a tow of some miles comes to, in dollars. */
export const towPrice = (rate: Rate, miles: number) => (cents(rate.flat) + cents(milesPrice(rate, miles))) / 100;
