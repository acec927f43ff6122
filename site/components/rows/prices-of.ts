import type { Business } from '../../business/business.ts';
import { longTow, type RatedVehicle, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Content } from '../../content/content.ts';
import { fillIn, formatDollars, formatUnit } from '../../content/intl.ts';

/** The miles of an ordinary tow. */
const usual = 10;

/**
 * The owner's prices for a service as sentences, the most important one first. A sentence is empty if its price isn't given.
 * @param service its slug
 */
export function pricesOf(business: Business, content: Content, service: string): readonly string[] {
  const { messages, language, facts } = content;
  const { line, jobs } = messages.rates;
  const dollars = (amount: number) => formatDollars(language, amount);
  const priced = (words: string, amount?: number) => (amount ? fillIn(words, { price: dollars(amount) }) : '');
  const startOf = ({ rate: { flat, perMile, includedMiles } }: RatedVehicle) =>
    fillIn(includedMiles ? line.withMiles : line.plain, {
      flat: dollars(flat),
      miles: formatUnit(language, includedMiles ?? 0, 'mile'),
      perMile: dollars(perMile),
    });
  const totalOf = ({ rate }: RatedVehicle, miles: number) =>
    fillIn(line.total, { distance: String(miles), total: dollars(towPrice(rate, miles)) });

  const vehicles = ratedVehicles(business);
  const car = vehicles.find(({ kind }) => kind === 'car');
  const heavy = vehicles.find(({ kind }) => kind === 'heavy');
  const visits = ratedJobs(business);
  const ofVisits = [
    visits.length > 1 ? priced(line.visits, Math.min(...visits.map(({ price }) => price))) : '',
    ...visits.map(({ job, price }) => `${jobs[job]}: ${dollars(price)}.`),
    facts.visitPrice,
  ];
  switch (service) {
    case 'heavy-duty-towing':
      return heavy ? [startOf(heavy), totalOf(heavy, usual)] : [];
    case 'long-distance-towing':
      return car ? [totalOf(car, longTow(business)), startOf(car)] : [];
    case 'accident-recovery':
      return [priced(line.winching, car?.rate.winchingHalfHour), priced(line.storage, car?.rate.storageDay)];
    case 'junk-car-removal':
      return [facts.junkPrice];
    case 'roadside-assistance':
      return ofVisits;
    default:
      return car ? [startOf(car), totalOf(car, usual)] : [];
  }
}
