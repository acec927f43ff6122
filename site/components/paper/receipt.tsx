import { ratedVehicles, towPrice } from '../../business/prices.ts';
import { fillIn, formatDollars, formatUnit } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { DescriptionList } from '../rows/description-list.tsx';

/** The miles of the example that the hookup doesn't include. */
const paid = 10;

/** A receipt with the owner's prices, as an example of a tow; nothing without prices of tows. */
export function Receipt() {
  const business = useBusiness();
  const { messages, language } = useContent();
  const { receipt, parts } = messages.rates;
  const [vehicle] = ratedVehicles(business);
  if (!vehicle) return null;
  const { kind, rate } = vehicle;
  const { flat, perMile, includedMiles: included = 0 } = rate;
  const distance = included + paid;
  const dollars = (amount: number) => formatDollars(language, amount);
  const inMiles = (miles: number) => formatUnit(language, miles, 'mile');
  return (
    <div className="paper--receipt">
      <p className="large">{business.name}</p>
      <p>
        <strong>{fillIn(receipt.example, { distance: String(distance) })}</strong>
      </p>
      <p>{messages.phrases.prices.vehicles[kind]}</p>
      <DescriptionList
        kind="prices"
        items={[
          [included ? fillIn(receipt.hookup, { miles: inMiles(included) }) : parts.flat, dollars(flat)],
          [`${inMiles(paid)} × ${dollars(perMile)}`, dollars(paid * perMile)],
          [receipt.total, dollars(towPrice(rate, distance)), true],
        ]}
      />
    </div>
  );
}
