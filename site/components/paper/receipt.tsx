import { milesPrice, paidMiles, ratedJobs, ratedVehicles, towPrice } from '../../business/prices.ts';
import { formatDollars, formatUnit } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';

/** The paid miles of the example. */
const further = 10;

/**
 * A bill as the owner's prices make it, on paper by day and by night: an example of a tow, or what each small job costs
 * where the company gives no price of a tow.
 */
export function Receipt() {
  const business = useBusiness();
  const { messages, language } = useContent();
  const { receipt, jobs, parts } = messages.rates;
  const dollars = (amount: number) => formatDollars(language, amount);
  const inMiles = (miles: number) => formatUnit(language, miles, 'mile');
  const [vehicle] = ratedVehicles(business);
  const visits = ratedJobs(business).map(({ job, price }) => [jobs[job], dollars(price)] as const);
  if (!vehicle) return <Paper title={receipt.visits} rows={visits} />;
  const { kind, rate } = vehicle;
  const included = rate.includedMiles ?? 0;
  const distance = included + further;
  return (
    <Paper
      title={receipt.example({ distance: String(distance) })}
      of={messages.phrases.prices.vehicles[kind]}
      rows={[
        [included ? receipt.hookup({ miles: inMiles(included) }) : parts.flat, dollars(rate.flat)],
        [`${inMiles(paidMiles(rate, distance))} × ${dollars(rate.perMile)}`, dollars(milesPrice(rate, distance))],
      ]}
      total={dollars(towPrice(rate, distance))}
    />
  );
}

interface PaperProps {
  title: string;
  of?: string;
  rows: readonly (readonly [what: string, price: string])[];
  total?: string;
}

function Paper({ title, of, rows, total }: PaperProps) {
  const { name } = useBusiness();
  const { receipt } = useContent().messages.rates;
  return (
    <div className="paper--receipt">
      <p className="paper__name">{name}</p>
      <table className="rows--table rows--blocks rows--amounts">
        <caption>
          {title}
          {of && <span>{of}</span>}
        </caption>
        <tbody>
          {rows.map(([what, price]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{receipt.total}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <small>{receipt.date}</small>
    </div>
  );
}
