import type { Business } from '../business/business.ts';
import { ratedJobs, ratedVehicles } from '../business/prices.ts';
import { fillIn, formatDate, formatDollars, formatNumber, listOf } from './intl.ts';
import type { Locale } from './locales.ts';

/** The owner's prices as they read in a text; empty if not given. */
export function priceFacts(business: Business, { language, messages }: Locale) {
  const { prices } = messages.phrases;
  const { validFrom, cardFee, visitCounts, junk, billed = [] } = business.rates ?? {};
  const car = ratedVehicles(business).find(({ kind }) => kind === 'car');
  const dollars = (amount: number) => formatDollars(language, amount);

  function cardFeePrice(): string {
    if (cardFee === undefined) return '';
    const share = formatNumber(language, cardFee / 100, { style: 'percent', maximumFractionDigits: 2 });
    return cardFee === 0 ? prices.noCardFee : fillIn(prices.cardFee, { share });
  }

  function visitPrice(): string {
    if (visitCounts === undefined || ratedJobs(business).length === 0) return '';
    return visitCounts ? prices.visitCounts : prices.visitApart;
  }

  /** What the company pays for a junk car, or charges for its pickup. */
  function junkPrice(): string {
    if (!junk || !business.services.includes('junk-car-removal')) return '';
    const { pays, pickup = 0 } = junk;
    if (pays !== undefined) return fillIn(prices.junk, { price: dollars(pays) });
    return pickup > 0 ? fillIn(prices.pickup, { price: dollars(pickup) }) : prices.freePickup;
  }

  return {
    ratesDate: validFrom ? formatDate(language, validFrom) : '',
    towFrom: car ? dollars(car.rate.flat) : '',
    cardFee: cardFeePrice(),
    visitPrice: visitPrice(),
    junkPrice: junkPrice(),
    billedList: listOf(language, billed),
  };
}
