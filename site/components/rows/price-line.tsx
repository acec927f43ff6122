import { priceRange, ratedVehicles } from '../../business/prices.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { Section } from '../section/section.tsx';
import { pricesOf } from './prices-of.ts';

interface PriceLineProps {
  /** Left out, what most callers ask for. */
  service?: string;
  /** Whether it is a part of the page by itself. */
  isSection?: boolean;
}

/** What a service costs, in a line, the day of the prices, and where all of them are; nothing without a price of it. */
export function PriceLine({ service, isSection = false }: PriceLineProps) {
  const business = useBusiness();
  const content = useContent();
  const { date, all } = content.messages.rates.line;
  const [first, ...others] = pricesOf(business, content, service);
  if (!first) return null;
  const hasTows = ratedVehicles(business).length > 0;
  const line = (
    <p className="rows__price">
      <strong>{first}</strong> {others.join(' ')}{' '}
      <small>
        {date} {priceRange(business) && <Link to={hasTows ? '/towing-cost/#rates' : '/towing-cost/'}>{all}</Link>}
      </small>
    </p>
  );
  return isSection ? <div className="section">{line}</div> : line;
}

/** The question that every caller has, with its answer; nothing where the owner gives no prices of tows and visits. */
export function PriceQuestion() {
  const business = useBusiness();
  const { tow, visit } = useContent().shared.prices;
  const hasTows = ratedVehicles(business).length > 0;
  if (!priceRange(business)) return null;
  return (
    <Section title={hasTows ? tow : visit} layout="split">
      <PriceLine />
    </Section>
  );
}
