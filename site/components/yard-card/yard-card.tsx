import { wordsIn } from '../../business/fields/words.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Address } from '../address/address.tsx';

/** The yard's address, hours, papers to bring and ways to pay; nothing for an owner without a yard. */
export function YardCard() {
  const { yard } = useBusiness();
  const { messages, language } = useContent();
  const { address, hours, papers, payment } = messages.help.yard;
  if (!yard) return null;
  return (
    <dl className="yard-card panel">
      <div>
        <dt>{address}</dt>
        <dd>
          <Address of={yard.address} />
        </dd>
      </div>
      <div>
        <dt>{hours}</dt>
        <dd>{wordsIn(yard.releaseHours, language)}</dd>
      </div>
      <div>
        <dt>{papers}</dt>
        <dd>{yard.papers.map((paper) => wordsIn(paper, language)).join(', ')}</dd>
      </div>
      <div>
        <dt>{payment}</dt>
        <dd>{yard.payment.join(', ')}</dd>
      </div>
    </dl>
  );
}
