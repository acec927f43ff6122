import { longTow, type RatedVehicle, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Rate } from '../../business/rates.ts';
import { fillIn, formatDollars, formatNumber } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Disclosures } from '../accordion/disclosures.tsx';
import { DescriptionList } from './description-list.tsx';

/** The miles of the short tows whose totals are shown. */
const distances = [10, 25];

/** The owner's prices: by vehicle, and for small jobs at the roadside. */
export function RateList() {
  const business = useBusiness();
  const { messages, language, facts, services } = useContent();
  const { effective, visits, jobs: names } = messages.rates;
  const jobs = ratedJobs(business);
  const vehicles = ratedVehicles(business).map((vehicle, index) => ({
    title: messages.phrases.prices.vehicles[vehicle.kind],
    content: <VehicleRates {...vehicle} />,
    isOpen: index === 0,
  }));
  const ofJobs = {
    title: visits,
    content: (
      <>
        <DescriptionList
          kind="prices"
          items={jobs.map(({ job, price }) => [names[job], formatDollars(language, price)])}
        />
        {facts.visitPrice && <p>{facts.visitPrice}</p>}
      </>
    ),
  };
  return (
    <>
      <p>{effective}</p>
      <Disclosures name="rates" items={jobs.length > 0 ? [...vehicles, ofJobs] : vehicles} />
      {facts.junkPrice && (
        <p>
          <strong>{services.find(({ slug }) => slug === 'junk-car-removal')?.name}:</strong> {facts.junkPrice}
        </p>
      )}
    </>
  );
}

/** The totals of some tows, and the parts of the price. */
function VehicleRates({ rate }: RatedVehicle) {
  const { messages, language } = useContent();
  const business = useBusiness();
  const { parts, total, noExtra, free } = messages.rates;
  const inWords = (part: keyof Rate) => {
    const value = rate[part];
    if (value === undefined) return '';
    if (part === 'includedMiles') return formatNumber(language, value);
    if (value === 0) return part === 'afterHours' ? noExtra : free;
    return part === 'afterHours' ? `+${formatDollars(language, value)}` : formatDollars(language, value);
  };
  const isLong = business.services.includes('long-distance-towing');
  const told = isLong ? [...distances, longTow(business)] : distances;
  return (
    <div className="stack">
      <DescriptionList
        kind="across"
        items={told.map((miles) => {
          const price = formatDollars(language, towPrice(rate, miles));
          return [fillIn(total, { distance: String(miles) }), price] as const;
        })}
      />
      <DescriptionList
        kind="prices"
        items={(Object.entries(parts) as [keyof Rate, string][]).map(
          ([part, title]) => [title, inWords(part)] as const,
        )}
      />
    </div>
  );
}
