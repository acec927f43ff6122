import { paidMiles, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Rate } from '../../business/rates.ts';
import { formatDate, formatDollars, formatNumber, formatUnit } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DataTable } from '../data-table/data-table.tsx';

const distances = [5, 10, 25];
const longDistances = [50, 100];
/** The paid miles of the worked example. */
const further = 10;

/** The owner's prices: a table by vehicle of the parts and of what some distances come to, and a worked example. */
export function RateTable() {
  const business = useBusiness();
  const { messages, language, isOffered } = useContent();
  const wording = messages.guides.rates;
  const vehicles = ratedVehicles(business);
  const dollars = (amount: number) => formatDollars(language, amount);
  const date = formatDate(language, business.rates?.validFrom ?? '');
  const parts = (Object.entries(wording.parts) as [keyof Rate, string][])
    .filter(([part]) => vehicles.some(({ rate }) => rate[part] !== undefined))
    .map(([part, title]) => [
      title,
      ...vehicles.map(({ rate: { [part]: value } }) => {
        if (part === 'includedMiles') return formatNumber(language, value ?? 0);
        return value === undefined ? wording.unpriced : dollars(value);
      }),
    ]);
  const totals = [...distances, ...(isOffered('long-distance-towing') ? longDistances : [])].map((distance) => [
    wording.total({ distance: formatUnit(language, distance, 'mile') }),
    ...vehicles.map(({ rate }) => dollars(towPrice(rate, distance))),
  ]);
  return (
    <>
      <p>{wording.effective({ date })}</p>
      <DataTable
        caption={wording.table}
        head={[wording.item, ...vehicles.map(({ kind }) => wording.vehicles[kind])]}
        rows={[...parts, ...totals]}
      />
      {vehicles.slice(0, 1).map(({ kind, rate }) => {
        const number = (rate.includedMiles ?? 0) + further;
        const { winchingHalfHour } = rate;
        const form = winchingHalfHour ? wording.exampleWithWinching : wording.example;
        return (
          <p key={kind}>
            {form({
              vehicle: wording.vehicles[kind],
              number: String(number),
              flat: dollars(rate.flat),
              paid: String(paidMiles(rate, number)),
              perMile: dollars(rate.perMile),
              halfHour: dollars(winchingHalfHour ?? 0),
              total: dollars(towPrice(rate, number, winchingHalfHour ? 2 : 0)),
            })}
          </p>
        );
      })}
    </>
  );
}
