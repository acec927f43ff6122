import type { Business } from '../../business/business.ts';
import { type RatedVehicle, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Content } from '../../content/content.ts';
import { capitalized, fillIn, formatDollars, formatUnit } from '../../content/intl.ts';

/** The miles of an ordinary tow and of a long one. */
const usual = 10;
const long = 100;

/**
 * The owner's prices for a service as sentences, the most important one first; none if they aren't given.
 * @param service its slug; by default what most callers ask for
 */
export function pricesOf(business: Business, content: Content, service?: string): readonly string[] {
  const vehicles = ratedVehicles(business);
  const [first] = vehicles;
  const heavy = vehicles.filter(({ kind }) => kind === 'heavy');
  switch (service) {
    case 'heavy-duty-towing':
      return heavy.flatMap((vehicle) => towSentences(content, vehicle, true));
    case 'long-distance-towing':
      return first ? [totalSentence(content, first, long), ...startSentence(content, first)] : [];
    case 'accident-recovery':
      return first ? recoverySentences(content, first) : [];
    case 'junk-car-removal':
      return content.facts.junkPrice ? [content.facts.junkPrice] : [];
    case 'roadside-assistance':
      return visitSentences(business, content);
    default:
      return first ? towSentences(content, first, first.kind === 'car') : visitSentences(business, content);
  }
}

/** Where the price of a tow starts, with the kind of vehicle unless that is plain. */
function startSentence({ messages, language }: Content, { kind, rate }: RatedVehicle, isPlain = true): string[] {
  const { line } = messages.rates;
  const flat = formatDollars(language, rate.flat);
  const perMile = formatDollars(language, rate.perMile);
  const start = rate.includedMiles
    ? fillIn(line.withMiles, { flat, miles: formatUnit(language, rate.includedMiles, 'mile'), perMile })
    : fillIn(line.plain, { flat, perMile });
  const vehicle = messages.phrases.prices.vehicles[kind];
  return [isPlain ? capitalized(start, language) : `${vehicle}: ${start}`];
}

function totalSentence({ messages, language }: Content, { rate }: RatedVehicle, miles: number): string {
  const total = formatDollars(language, towPrice(rate, miles));
  return fillIn(messages.rates.line.total, { distance: String(miles), total });
}

const towSentences = (content: Content, vehicle: RatedVehicle, isPlain: boolean) => [
  ...startSentence(content, vehicle, isPlain),
  totalSentence(content, vehicle, usual),
];

function recoverySentences({ messages, language }: Content, { rate }: RatedVehicle): string[] {
  const { winching, storage } = messages.rates.line;
  return [
    ...(rate.winchingHalfHour ? [fillIn(winching, { price: formatDollars(language, rate.winchingHalfHour) })] : []),
    ...(rate.storageDay ? [fillIn(storage, { price: formatDollars(language, rate.storageDay) })] : []),
  ];
}

function visitSentences(business: Business, { messages, language, facts }: Content): string[] {
  const { jobs, line } = messages.rates;
  const visits = ratedJobs(business);
  if (visits.length === 0) return [];
  const lowest = Math.min(...visits.map(({ price }) => price));
  return [
    ...(visits.length > 1 ? [fillIn(line.visits, { price: formatDollars(language, lowest) })] : []),
    ...visits.map(({ job, price }) => `${jobs[job]}: ${formatDollars(language, price)}.`),
    ...(facts.visitPrice ? [facts.visitPrice] : []),
  ];
}
