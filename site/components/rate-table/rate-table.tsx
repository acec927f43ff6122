import { paidMiles, type Rate, ratedVehicles, towPrice } from '../../business/prices.ts';
import { formatDate, formatNumber, plural } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DataTable } from '../data-table/data-table.tsx';

const distances = [5, 10, 25];
const longDistances = [50, 100];
/** Paid miles of a worked example. */
const further = 10;

/** The owner's prices: a table by vehicle and distance, what they cover, and worked examples. */
export function RateTable() {
  const business = useBusiness();
  const { messages, interpolate, language, offers } = useContent();
  const wording = messages.help.rates;
  const vehicles = ratedVehicles(business);
  const dollars = (amount: number) => formatNumber(language, amount, { style: 'currency', currency: 'USD' });
  const miles = (number: number) =>
    plural(language, number, messages.claims.miles).replace('{number}', formatNumber(language, number));
  const { validFrom = '' } = business.rates ?? {};
  const date = formatDate(language, validFrom);
  const covers = ({ flat, perMile, includedMiles = 0, winchingHalfHour, storageDay }: Rate) => {
    const { nothing, one, other } = wording.covers;
    const sentence = includedMiles === 0 ? nothing : plural(language, includedMiles, { one, other });
    return [
      interpolate(sentence, { flat: dollars(flat), perMile: dollars(perMile), number: String(includedMiles) }),
      winchingHalfHour && interpolate(wording.winching, { price: dollars(winchingHalfHour) }),
      storageDay && interpolate(wording.storage, { price: dollars(storageDay) }),
    ];
  };
  const example = (rate: Rate) => {
    const number = (rate.includedMiles ?? 0) + further;
    const halfHours = rate.winchingHalfHour ? 2 : 0;
    return interpolate(rate.winchingHalfHour ? wording.towAndWinching : wording.tow, {
      number: String(number),
      flat: dollars(rate.flat),
      paid: String(paidMiles(rate, number)),
      perMile: dollars(rate.perMile),
      halfHour: dollars(rate.winchingHalfHour ?? 0),
      total: dollars(towPrice(rate, number, halfHours)),
    });
  };
  return (
    <>
      <p>{interpolate(wording.effective, { date })}</p>
      <DataTable
        figures
        caption={wording.table}
        head={[wording.distance, ...vehicles.map(({ kind }) => wording.vehicles[kind])]}
        rows={[...distances, ...(offers('long-distance-towing') ? longDistances : [])].map((distance) => [
          miles(distance),
          ...vehicles.map(({ rate }) => dollars(towPrice(rate, distance))),
        ])}
      />
      <ul>
        {vehicles.map(({ kind, rate }) => (
          <li key={kind}>
            <strong>{wording.vehicles[kind]}:</strong> {covers(rate)}
          </li>
        ))}
      </ul>
      <h3>{wording.examples}</h3>
      <ul>
        {vehicles.map(({ kind, rate }) => (
          <li key={kind}>
            <strong>{wording.vehicles[kind]},</strong> {example(rate)}
          </li>
        ))}
      </ul>
    </>
  );
}
