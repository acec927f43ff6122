import { credentialsOf } from '../../business/credentials.ts';
import { priceRange } from '../../business/prices.ts';
import { capitalized, formatDollars, listOf } from '../../content/intl.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useBusiness, useContent } from '../../site-context.ts';
import { ReviewQuotation } from '../card/reviews.tsx';
import { DescriptionList } from '../rows/description-list.tsx';

/**
 * Under the first screen: how soon and for how much; a customer's words; and why to trust the company. Nothing if the
 * facts give none of it.
 */
export function Proof() {
  const business = useBusiness();
  const { messages, facts, language } = useContent();
  const { response, price, visit, since, certifiedBy, policeLists } = messages.crew.proof;
  const [lowest] = priceRange(business) ?? [];
  const figures = [
    [response, facts.responseFigure],
    [price, facts.towFrom],
    [visit, !facts.towFrom && lowest && formatDollars(language, lowest)],
  ] as const;
  const [review] = business.reviews ?? [];
  const hasFigures = figures.some(([, figure]) => figure);
  const { credentials } = messages.phrases;
  const held = credentialsOf(business).flatMap((name) => (name === 'certified' ? [] : credentials[name]));
  const lines = [capitalized(listOf(language, held), language), certifiedBy, policeLists, since].filter(Boolean);
  if (!hasFigures && lines.length === 0 && !review) return null;
  return (
    <div className="proof section--grid night">
      {hasFigures && <DescriptionList kind="across" items={figures} />}
      {(lines.length > 0 || review) && (
        <div className="stack">
          {review && <ReviewQuotation {...review} />}
          {lines.length > 0 && (
            <ul className="list--ticks">
              {lines.map((line) => (
                <li key={line}>
                  <Icon name="check" />
                  {line}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
