import { priceRange } from '../../business/prices.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { Section } from '../section/section.tsx';
import { pricesOf } from './prices-of.ts';

interface PriceLineProps {
  /** Its slug. */
  service: string;
  /** Whether it is a section of its own. */
  isSection?: boolean;
}

/** What a service costs, in a line, with the day of the prices and a link to all of them; nothing if it has no price. */
export function PriceLine({ service, isSection = false }: PriceLineProps) {
  const business = useBusiness();
  const content = useContent();
  const { question, date, all } = content.messages.rates.line;
  const [first, ...others] = pricesOf(business, content, service).filter(Boolean);
  if (!first) return null;
  const line = (
    <p className="rows__price">
      <strong>{first}</strong> {others.join(' ')}{' '}
      <small>
        {date} {priceRange(business) && <Link to="/towing-cost/#rates">{all}</Link>}
      </small>
    </p>
  );
  return isSection ? <Section title={question}>{line}</Section> : line;
}
