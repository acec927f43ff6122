import { milesPrice, paidMiles, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import { fillIn, formatDollars, formatUnit } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DescriptionList, type DescriptionListProps } from '../rows/description-list.tsx';

/** The paid miles of the example. */
const further = 10;

/**
 * A bill as the owner's prices make it: an example of a tow, or what each small job costs
 * where the company gives no price of a tow.
 */
export function Receipt() {
  const business = useBusiness();
  const { messages, language } = useContent();
  const { receipt, jobs, parts } = messages.rates;
  const dollars = (amount: number) => formatDollars(language, amount);
  const inMiles = (miles: number) => formatUnit(language, miles, 'mile');
  const visits = ratedJobs(business).map(({ job, price }) => [jobs[job], dollars(price)] as const);
  const [vehicle] = ratedVehicles(business);
  const rate = vehicle?.rate;
  const included = rate?.includedMiles ?? 0;
  const distance = included + further;
  const items: DescriptionListProps['items'] = rate
    ? [
        [included ? fillIn(receipt.hookup, { miles: inMiles(included) }) : parts.flat, dollars(rate.flat)],
        [`${inMiles(paidMiles(rate, distance))} × ${dollars(rate.perMile)}`, dollars(milesPrice(rate, distance))],
        [receipt.total, dollars(towPrice(rate, distance)), true],
      ]
    : visits;
  return (
    <div className="paper--receipt">
      <p className="paper__name">{business.name}</p>
      <p>
        <strong>{rate ? fillIn(receipt.example, { distance: String(distance) }) : receipt.visits}</strong>
      </p>
      {vehicle && <p>{messages.phrases.prices.vehicles[vehicle.kind]}</p>}
      <DescriptionList kind="prices" items={items} />
      <small>{receipt.date}</small>
    </div>
  );
}
