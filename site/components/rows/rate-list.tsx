import { type RatedVehicle, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import type { Rate } from '../../business/rates.ts';
import { formatDollars, formatNumber } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Disclosures } from '../accordion/disclosures.tsx';
import { DescriptionList } from './description-list.tsx';

/** The tows whose totals come first, in miles; the last one where the company goes so far. */
const distances = [10, 25];
const longDistance = 100;

/** The owner's prices: one vehicle at a time, and the small jobs at the roadside. */
export function RateList() {
  const business = useBusiness();
  const { messages, language, facts } = useContent();
  const { effective, visits, jobs: names } = messages.rates;
  const jobs = ratedJobs(business);
  return (
    <>
      <p>{effective}</p>
      <Disclosures
        name="rates"
        items={[
          ...ratedVehicles(business).map((vehicle, index) => ({
            title: messages.phrases.prices.vehicles[vehicle.kind],
            content: <VehicleRates {...vehicle} />,
            isOpen: index === 0,
          })),
          ...(jobs.length > 0
            ? [
                {
                  title: visits,
                  content: (
                    <>
                      <DescriptionList
                        items={jobs.map(({ job, price }) => [names[job], formatDollars(language, price)])}
                      />
                      {facts.visitPrice && <p>{facts.visitPrice}</p>}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** What tows of some distances come to, and the parts of the price. */
function VehicleRates({ rate }: RatedVehicle) {
  const { messages, language, isOffered } = useContent();
  const { parts, total, noExtra, free } = messages.rates;
  const inWords = (part: keyof Rate, value: number | undefined) => {
    if (value === undefined) return '';
    if (part === 'includedMiles') return formatNumber(language, value);
    const price = formatDollars(language, value);
    if (part === 'afterHours') return value === 0 ? noExtra : `+${price}`;
    return value === 0 ? free : price;
  };
  const told = [...distances, ...(isOffered('long-distance-towing') ? [longDistance] : [])];
  return (
    <>
      <DescriptionList
        areNumerals
        items={told.map((miles) => [
          total({ distance: String(miles) }),
          formatDollars(language, towPrice(rate, miles)),
        ])}
      />
      <DescriptionList
        items={(Object.entries(parts) as [keyof Rate, string][]).map(([part, title]) => [
          title,
          inWords(part, rate[part]),
        ])}
      />
    </>
  );
}
