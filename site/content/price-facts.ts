import type { Business } from '../business/business.ts';
import { type RatedVehicle, ratedJobs, ratedVehicles } from '../business/prices.ts';
import { servicesOf } from '../business/service-slugs.ts';
import { formatDollars, formatNumber } from './intl.ts';
import { listOf } from './lists.ts';
import type { Locale } from './locales.ts';

type Prices = Locale['phrases']['prices'];
type InDollars = (amount: number) => string;

/** The owner's prices as they read within a text; empty where they are not given. */
export function priceFacts(business: Business, { language, phrases }: Pick<Locale, 'language' | 'phrases'>) {
  const { prices, list } = phrases;
  const { rates } = business;
  const vehicles = ratedVehicles(business);
  const dollars = (amount: number) => formatDollars(language, amount);
  const { cardFee, visitCounts, junk } = rates ?? {};
  const share = formatNumber(language, (cardFee ?? 0) / 100, { style: 'percent', maximumFractionDigits: 2 });
  return {
    towFrom: vehicles[0] ? dollars(vehicles[0].rate.flat) : '',
    dryRunPrice: dryRunPrice(vehicles, prices, dollars),
    cardFee: cardFee === undefined ? '' : cardFee === 0 ? prices.noCardFee : prices.cardFee({ share }),
    visitPrice:
      visitCounts === undefined || ratedJobs(business).length === 0
        ? ''
        : visitCounts
          ? prices.visitCounts
          : prices.visitApart,
    junkPrice: junk && servicesOf(business).includes('junk-car-removal') ? junkPrice(business, prices, dollars) : '',
    billedList: listOf(rates?.billed ?? [], list),
  };
}

/** What it costs to cancel too late, and for which vehicle where others have another price. */
function dryRunPrice([first, ...others]: readonly RatedVehicle[], prices: Prices, dollars: InDollars): string {
  const fee = first?.rate.dryRun;
  if (!first || fee === undefined) return '';
  const words = fee === 0 ? prices.freeDryRun : prices.dryRun({ fee: dollars(fee) });
  const isAlike = others.every(({ rate }) => rate.dryRun === fee);
  return isAlike ? words : `${prices.vehicles[first.kind]}: ${words}`;
}

/** What is paid for a junk car, or charged for its pickup. */
function junkPrice({ rates }: Business, prices: Prices, dollars: InDollars): string {
  const { pays, pickup = 0 } = rates?.junk ?? {};
  if (pays !== undefined) return prices.junk({ price: dollars(pays) });
  return pickup > 0 ? prices.pickup({ price: dollars(pickup) }) : prices.freePickup;
}
