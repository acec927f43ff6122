import { ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Rate } from '../../business/rates.ts';
import { formatDate, formatDollars, formatNumber } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DataTable } from './data-table.tsx';

const distances = [10, 25];
const longDistances = [100];

/** The owner's prices: by vehicle the parts and what some distances come to, and the small jobs at the roadside. */
export function RateTable() {
  const business = useBusiness();
  const { messages, language, isOffered, facts, ratesHold } = useContent();
  const wording = messages.rates;
  const vehicles = ratedVehicles(business);
  const jobs = ratedJobs(business);
  const dollars = (amount: number) => formatDollars(language, amount);
  const inWords = (part: keyof Rate, value: number | undefined) => {
    if (part === 'includedMiles') return formatNumber(language, value ?? 0);
    if (value === undefined) return wording.unpriced;
    if (part === 'afterHours') return value === 0 ? wording.noExtra : wording.extra({ price: dollars(value) });
    return value === 0 ? wording.free : dollars(value);
  };
  const parts = (Object.entries(wording.parts) as [keyof Rate, string][])
    .filter(([part]) => vehicles.some(({ rate }) => rate[part] !== undefined))
    .map(([part, title]) => [title, ...vehicles.map(({ rate }) => inWords(part, rate[part]))]);
  const totals = [...distances, ...(isOffered('long-distance-towing') ? longDistances : [])].map((distance) => [
    wording.total({ distance: String(distance) }),
    ...vehicles.map(({ rate }) => dollars(towPrice(rate, distance))),
  ]);
  return (
    <>
      <p>{wording.effective[ratesHold]({ date: formatDate(language, business.rates?.validFrom ?? '') })}</p>
      <div className="stack">
        <DataTable
          hasAmounts
          caption={wording.table}
          head={[wording.item, ...vehicles.map(({ kind }) => messages.phrases.prices.vehicles[kind])]}
          rows={[...parts, ...totals]}
        />
        {jobs.length > 0 && (
          <div className="stack">
            <DataTable
              hasAmounts
              caption={wording.visits}
              head={[wording.item, wording.visit]}
              rows={jobs.map(({ job, price }) => [wording.jobs[job], dollars(price)])}
            />
            {facts.visitPrice && <p>{facts.visitPrice}</p>}
          </div>
        )}
      </div>
    </>
  );
}
