import { priceRange } from '../../business/prices.ts';
import { useSite } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { pricesOf } from './prices-of.ts';

/**
 * What a service costs, in a line, with the day of the prices and a link to all of them; nothing if it has no price.
 * @param props.service its slug, by default of the page
 */
export function PriceLine({ service }: { service?: string }) {
  const { business, content, path } = useSite();
  const { date, all } = content.messages.rates.line;
  const slug = service ?? path.split('/').at(-2) ?? '';
  const [first, ...others] = pricesOf(business, content, slug).filter(Boolean);
  if (!first) return null;
  return (
    <p className="rows__price">
      <strong>{first}</strong> {others.join(' ')}{' '}
      <small>
        {date} {priceRange(business) && <Link to="/towing-cost/#rates">{all}</Link>}
      </small>
    </p>
  );
}
